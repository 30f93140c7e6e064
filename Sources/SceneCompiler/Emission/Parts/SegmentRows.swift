import NibArchive
import SceneModel

/// What segmented controls work out for their segments.
struct SegmentRows: ~Copyable {
  /// The last row that was found: each of its segments needs it several times.
  private var last: SegmentRow?

  /// Writes a key of a segment.
  mutating func emit(_ key: String, of id: ObjectID, in writer: inout NibWriter) {
    guard let control = writer.context.objects.parent(at: id.index) else { return }
    let row = row(of: control, writer.context)
    guard let index = row.indexes[id] else { return }
    let (width, left, node) = (row.widths[index], row.lefts[index], writer.node(of: id))
    switch key {
    case "UIBounds": writer.graph.append(key, .numbers([0, 0, width, row.height]), to: node)
    case "UICenter": writer.graph.append(key, .numbers([left + width / 2, row.height / 2]), to: node)
    case "UISegmentInfo":
      let title = writer.context.value(of: "title", in: id)
      let content = title == .null ? writer.context.value(of: "image", in: id) : title
      if let object = writer.object(for: content) { writer.graph.append(key, .object(object), to: node) }
    default:
      // Left 0, middle 1, right 2.
      let position = index == 0 ? 0 : index == row.widths.count - 1 ? 2 : 1
      if position != 0 { writer.graph.append(key, integer: position, to: node) }
    }
  }

  private mutating func row(of control: ObjectID, _ context: EmissionContext) -> SegmentRow {
    if let last, last.control == control { return last }
    let row = SegmentRow(of: control, in: context)
    last = row
    return row
  }
}
