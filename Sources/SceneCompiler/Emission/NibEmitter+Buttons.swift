import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// The order in which a state's content is written.
  private static let contentKeys = [
    "UIAttributedTitle", "UITitle", "UIImage", "UIBackgroundImage", "UITitleColor", "UIShadowColor",
  ]

  /// A button's content: for each state that has any, the properties that the scene gives it.
  mutating func emitStatefulContent(_ rule: KeyRule, of id: ObjectID) {
    guard let plan = plan(of: id) else { return }
    var content: [(state: Int, key: String, value: SceneValue)] = []
    for property in plan.statefulProperties {
      if property.isNullUnlessWritten, !objects.sets(property.name, at: id.index) { continue }
      guard case .keyed(let values) = value(of: property.name, in: id) else { continue }
      for value in values where value.value != .null { content.append((value.raw, property.key, value.value)) }
    }
    guard !content.isEmpty else { return }
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    let isOneState = content.allSatisfy { $0.state == content[0].state }
    for state in isOneState ? [content[0].state] : Set(content.map(\.state)).sorted() {
      let stateNode = graph.number(integer: state)
      let node = graph.makeNode("UIButtonContent")
      for key in Self.contentKeys {
        guard let value = content.last(where: { $0.state == state && $0.key == key })?.value else { continue }
        if let object = object(for: value) { graph.append(key, .object(object), to: node) }
      }
      pairs.append((stateNode, node))
    }
    graph.append(rule.key, .object(graph.dictionary("NSMutableDictionary", pairs)), to: node(of: id))
  }

  /// What a segmented control works out for its segments: they share its width and lie side by side.
  mutating func emitSegmentPart(_ rule: KeyRule, of id: ObjectID) {
    guard let control = objects.parent(at: id.index) else { return }
    let row = segmentRow(of: control)
    guard let index = row.places[id] else { return }
    let (width, left) = (row.widths[index], row.lefts[index])
    switch rule.key {
    case "UIBounds": graph.append(rule.key, .numbers([0, 0, width, row.height]), to: node(of: id))
    case "UICenter":
      graph.append(rule.key, .numbers([left + width / 2, row.height / 2]), to: node(of: id))
    case "UISegmentInfo":
      let title = value(of: "title", in: id)
      let content = title == .null ? value(of: "image", in: id) : title
      if let object = object(for: content) { graph.append(rule.key, .object(object), to: node(of: id)) }
    default:
      // Left 0, middle 1, right 2.
      let position = index == 0 ? 0 : index == row.widths.count - 1 ? 2 : 1
      if position != 0 { graph.append(rule.key, integer: position, to: node(of: id)) }
    }
  }

  /// How the segments of a control share its room.
  struct SegmentRow {
    var control: ObjectID
    var places: [ObjectID: Int]
    var widths: [Double]
    var lefts: [Double]
    var height: Double
  }

  /// The row of a control; each of its segments asks for it several times.
  private mutating func segmentRow(of control: ObjectID) -> SegmentRow {
    if let lastSegmentRow, lastSegmentRow.control == control { return lastSegmentRow }
    let segments = objects.children(in: "segments", at: control.index)
    var size = (width: 0.0, height: 0.0)
    if case .geometry(_, let frame) = value(of: "frame", in: control) { size = (frame[2], frame[3]) }
    let widths = segmentWidths(segments, in: size.width)
    var lefts: [Double] = []
    var left = 0.0
    for width in widths {
      lefts.append(left)
      left += width
    }
    let places = Dictionary(zip(segments, segments.indices)) { first, _ in first }
    let row = SegmentRow(control: control, places: places, widths: widths, lefts: lefts, height: size.height)
    lastSegmentRow = row
    return row
  }

  /// Segments with a width of their own have it; the others share what is left.
  private func segmentWidths(_ segments: [ObjectID], in total: Double) -> [Double] {
    let own = segments.map { segment -> Double in
      if case .double(let width) = value(of: "width", in: segment) { width } else { 0 }
    }
    let sharing = own.filter { $0 == 0 }.count
    let share = sharing == 0 ? 0 : max(total - own.reduce(0, +), 0) / Double(sharing)
    return own.map { $0 == 0 ? share : $0 }
  }
}
