import Foundation

/// How a flow layout spreads the items of a line.
///
/// As in UIKit, the items of a line stand apart so far that the last one reaches the edge; a single one stands in the
/// middle. The last line of a section is spread as if more items of the last one's size followed until it is full, so
/// that it continues the columns above.
struct FlowRow {
  /// More items than this do not seem to follow, however narrow they are: a width out of a nib may be any.
  private static let most = 10_000

  /// How many items the line takes, counting those that only seem to follow.
  let capacity: Int

  /// The distance of the first item from the edge.
  let lead: CGFloat

  /// The space between items.
  let gap: CGFloat

  /// The height of the highest item.
  let height: CGFloat

  init(sizes: [CGSize], isLast: Bool, free: CGFloat, spacing: CGFloat) {
    var rest = free
    var count = 0
    while count < sizes.count || (isLast && count < Self.most) {
      guard let size = sizes.indices.contains(count) ? sizes[count] : sizes.last else { break }
      let needed = size.width + (count > 0 ? spacing : 0)
      guard needed <= rest, needed > 0 || count < sizes.count else { break }
      rest -= needed
      count += 1
    }
    capacity = count
    lead = count == 1 ? rest / 2 : 0
    gap = spacing + (count > 1 ? rest / CGFloat(count - 1) : 0)
    height = sizes.map(\.height).max() ?? 0
  }

  /// How many of the items come into a line; an item that is too wide has one for itself.
  static func length(of sizes: ArraySlice<CGSize>, free: CGFloat, spacing: CGFloat) -> Int {
    var rest = free
    var count = 0
    for size in sizes {
      let needed = size.width + (count > 0 ? spacing : 0)
      guard needed <= rest || count == 0 else { break }
      rest -= needed
      count += 1
    }
    return count
  }

  /// The frames of the items, each in the middle of the line's height.
  func frames(from origin: CGPoint, _ sizes: ArraySlice<CGSize>) -> [CGRect] {
    var x = origin.x + lead
    return sizes.map { size in
      defer { x += size.width + gap }
      return CGRect(x: x, y: origin.y + (height - size.height) / 2, width: size.width, height: size.height)
    }
  }
}
