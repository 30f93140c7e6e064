import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What one state of a button has under one of the keys of content.
  private struct StateContent {
    let state: Int
    /// The index of the key in `ClassPlan.contentKeys`.
    let key: Int
    let value: SceneValue
  }

  /// A button's content: for each state that has any, the properties that the scene gives it.
  mutating func emitStatefulContent(_ key: String, of id: ObjectID) {
    let place = planPlaces[id.index] ?? -1
    guard place >= 0 else { return }
    var content: [StateContent] = []
    for (property, number) in zip(plans[place].plan.statefulProperties, plans[place].statefulNumbers) {
      let written = objects.property(number, at: id.index)
      let values: SceneValue
      if let written {
        values = objects.value(ofProperty: written)
      } else if property.isNullUnlessWritten {
        continue
      } else {
        values = value(of: property.name, in: id)
      }
      guard case .keyed(let values) = values else { continue }
      for value in values where value.value != .null {
        content.append(StateContent(state: value.raw, key: property.key, value: value.value))
      }
    }
    guard let first = content.first else { return }
    let isOneState = content.count == 1 || content.allSatisfy { $0.state == first.state }
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for state in isOneState ? [first.state] : Set(content.map(\.state)).sorted() {
      pairs.append((graph.number(integer: state), emitted(content, of: state)))
    }
    graph.append(graph.key(key), .node(graph.dictionary("NSMutableDictionary", pairs)), to: node(of: id))
  }

  /// The content of one state; of two values under one key the last is written.
  private mutating func emitted(_ content: [StateContent], of state: Int) -> NibArchiveGraph.NodeID {
    let keys = contentKeys ?? ClassPlan.contentKeys.map { graph.key($0) }
    contentKeys = keys
    let node = graph.makeNode("UIButtonContent")
    for (index, key) in keys.enumerated() {
      guard let value = content.last(where: { $0.key == index && $0.state == state })?.value else { continue }
      if let object = object(for: value) { graph.append(key, .node(object), to: node) }
    }
    return node
  }

  /// What a segmented control works out for its segments: they share its width and lie side by side.
  mutating func emitSegmentPart(_ key: String, of id: ObjectID) {
    guard let control = objects.parent(at: id.index) else { return }
    let row = segmentRow(of: control)
    guard let index = row.places[id] else { return }
    let (width, left) = (row.widths[index], row.lefts[index])
    switch key {
    case "UIBounds": graph.append(key, .numbers([0, 0, width, row.height]), to: node(of: id))
    case "UICenter":
      graph.append(key, .numbers([left + width / 2, row.height / 2]), to: node(of: id))
    case "UISegmentInfo":
      let title = value(of: "title", in: id)
      let content = title == .null ? value(of: "image", in: id) : title
      if let object = object(for: content) { graph.append(key, .object(object), to: node(of: id)) }
    default:
      // Left 0, middle 1, right 2.
      let position = index == 0 ? 0 : index == row.widths.count - 1 ? 2 : 1
      if position != 0 { graph.append(key, integer: position, to: node(of: id)) }
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
    // Up to Xcode 10 there is a line of a point between two segments.
    let line = tools.isSince(11) ? 0.0 : 1
    let widths = segmentWidths(segments, in: size.width - line * Double(max(segments.count - 1, 0)))
    var lefts: [Double] = []
    var left = 0.0
    for width in widths {
      lefts.append(left)
      left += width + line
    }
    let places = Dictionary(zip(segments, segments.indices)) { first, _ in first }
    let row = SegmentRow(control: control, places: places, widths: widths, lefts: lefts, height: size.height)
    lastSegmentRow = row
    return row
  }

  /// Segments with a width of their own have it; the others share what is left, up to Xcode 10 in whole points, of which the last ones
  /// have the odd ones.
  private func segmentWidths(_ segments: [ObjectID], in total: Double) -> [Double] {
    let own = segments.map { segment -> Double in
      if case .double(let width) = value(of: "width", in: segment) { width } else { 0 }
    }
    let sharing = own.filter { $0 == 0 }.count
    let left = max(total - own.reduce(0, +), 0)
    let share = sharing == 0 ? 0 : left / Double(sharing)
    guard !tools.isSince(11), share.isFinite else { return own.map { $0 == 0 ? share : $0 } }
    let whole = share.rounded(.down)
    var smaller = Double(sharing) - (left - whole * Double(sharing)).rounded(.down)
    return own.map { width in
      guard width == 0 else { return width }
      smaller -= 1
      return smaller >= 0 ? whole : whole + 1
    }
  }
}
