import Foundation

/// How a flow layout arranges a section.
///
/// Everything is said as for lines that follow each other from top to bottom; a layout that scrolls from side to side
/// turns it.
struct FlowSection {
  private enum Items {
    case grid(Grid)
    case lines([Line], frames: [CGRect])
  }

  /// Items of one size, of which nothing but the measures is kept.
  private struct Grid {
    let origin: CGPoint
    let size: CGSize
    let perLine: Int
    let step: CGSize
  }

  private struct Line {
    let items: Range<Int>
    let start: CGFloat
    let end: CGFloat
  }

  let count: Int
  private(set) var header: CGRect
  private(set) var footer = CGRect.zero
  private var items: Items

  /// Where the section begins and ends.
  let start: CGFloat
  private(set) var end: CGFloat

  /// Arranges items of the sizes of an array, or of one size, if there is a single one for several items.
  init(start: CGFloat, breadth: CGFloat, count: Int, sizes: [CGSize], _ measures: Measures) {
    self.start = start
    self.count = count
    header = CGRect(x: 0, y: start, width: breadth, height: measures.header)
    let top = header.maxY + measures.inset.top
    let free = breadth - measures.inset.left - measures.inset.right
    var bottom = top
    if let size = sizes.first, sizes.count == 1 {
      let row = FlowRow(sizes: [size], isLast: true, free: free, spacing: measures.itemSpacing)
      let perLine = max(1, row.capacity)
      let step = CGSize(width: size.width + row.gap, height: size.height + measures.lineSpacing)
      let lines = (count + perLine - 1) / perLine
      items = .grid(
        Grid(origin: CGPoint(x: measures.inset.left + row.lead, y: top), size: size, perLine: perLine, step: step)
      )
      if lines > 0 { bottom = top + CGFloat(lines) * step.height - measures.lineSpacing }
    } else {
      var lines: [Line] = []
      var frames: [CGRect] = []
      var next = 0
      while next < count {
        let length = FlowRow.length(of: sizes[next...], free: free, spacing: measures.itemSpacing)
        let line = next..<(next + length)
        if next > 0 { bottom += measures.lineSpacing }
        let row = FlowRow(
          sizes: Array(sizes[line]),
          isLast: line.upperBound == count,
          free: free,
          spacing: measures.itemSpacing
        )
        frames += row.frames(from: CGPoint(x: measures.inset.left, y: bottom), sizes[line])
        lines.append(Line(items: line, start: bottom, end: bottom + row.height))
        bottom += row.height
        next = line.upperBound
      }
      items = .lines(lines, frames: frames)
    }
    bottom += measures.inset.bottom
    footer = CGRect(x: 0, y: bottom, width: breadth, height: measures.footer)
    end = footer.maxY
  }

  /// Where an item stands.
  func frame(of item: Int) -> CGRect {
    switch items {
    case .grid(let grid):
      CGRect(
        x: grid.origin.x + CGFloat(item % grid.perLine) * grid.step.width,
        y: grid.origin.y + CGFloat(item / grid.perLine) * grid.step.height,
        width: grid.size.width,
        height: grid.size.height
      )
    case .lines(_, let frames): frames[item]
    }
  }

  /// The items of the lines from a height to another.
  func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    switch items {
    case .grid(let grid):
      guard grid.step.height > 0, count > 0 else { return 0..<count }
      let lines = (count - 1) / grid.perLine
      let first = max(0, min(CGFloat(lines), ((top - grid.origin.y) / grid.step.height).rounded(.down)))
      let last = max(-1, min(CGFloat(lines), ((bottom - grid.origin.y) / grid.step.height).rounded(.down)))
      guard first <= last else { return 0..<0 }
      return Int(first) * grid.perLine..<min(count, (Int(last) + 1) * grid.perLine)
    case .lines(let lines, _):
      let first = lines.partitioningIndex { $0.end > top }
      let last = lines.partitioningIndex { $0.start >= bottom }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }
}

extension FlowSection {
  /// The measures of a section, turned as the section is.
  struct Measures {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }
}

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
