import SceneCatalog
import SceneModel

/// How the segments of a control share its room: side by side, from the left.
struct SegmentRow {
  let control: ObjectID
  /// The indexes of the segments in the row.
  let indexes: [ObjectID: Int]
  let widths: [Double]
  let lefts: [Double]
  let height: Double

  init(of control: ObjectID, in context: EmissionContext) {
    self.control = control
    let segments = context.objects.children(in: "segments", at: control.index)
    let size = context.frameSize(of: control)
    // Up to Xcode 10 there is a line of a point between two segments.
    let line = context.tools.isSince(.xcode11) ? 0.0 : 1
    let room = size.width - line * Double(max(segments.count - 1, 0))
    widths = Self.widths(of: segments, sharing: room, in: context)
    var lefts: [Double] = []
    var left = 0.0
    for width in widths {
      lefts.append(left)
      left += width + line
    }
    self.lefts = lefts
    indexes = Dictionary(zip(segments, segments.indices)) { first, _ in first }
    height = size.height
  }

  /// Segments with a width of their own have it; the others share what is left, up to Xcode 10 in whole points, of which the last ones
  /// have the odd ones.
  private static func widths(
    of segments: [ObjectID],
    sharing total: Double,
    in context: EmissionContext
  ) -> [Double] {
    let own = segments.map { segment -> Double in
      if case .double(let width) = context.value(of: "width", in: segment) { width } else { 0 }
    }
    let sharing = own.filter { $0 == 0 }.count
    let left = max(total - own.reduce(0, +), 0)
    let share = sharing == 0 ? 0 : left / Double(sharing)
    guard !context.tools.isSince(.xcode11), share.isFinite else { return own.map { $0 == 0 ? share : $0 } }
    let whole = share.rounded(.down)
    var smaller = Double(sharing) - (left - whole * Double(sharing)).rounded(.down)
    return own.map { width in
      guard width == 0 else { return width }
      smaller -= 1
      return smaller >= 0 ? whole : whole + 1
    }
  }
}
