import Foundation

/// The sizes of a text in the last widths that were asked for.
@MainActor
struct MeasuredSizes {
  private struct Entry {
    var width: CGFloat
    var limit: Int
    var size: CGSize
  }

  /// The last entries: layout asks for the size without a width and for the one in the width that it finds.
  private var entries: [Entry] = []
  private var measuringChanges = 0

  private static let limit = 3

  /// The size in a width with a maximum number of lines; measured where it is not known.
  mutating func size(width: CGFloat, limit: Int, measure: () -> CGSize) -> CGSize {
    if measuringChanges != UIRuntime.shared.measuringChanges {
      measuringChanges = UIRuntime.shared.measuringChanges
      entries = []
    }
    if let known = entries.first(where: { $0.width == width && $0.limit == limit }) { return known.size }
    let size = measure()
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(width: width, limit: limit, size: size))
    return size
  }
}
