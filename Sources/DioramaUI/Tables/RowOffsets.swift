import Foundation

/// Where the rows of a section lie, counted from the first.
///
/// Rows of one height cost nothing, others a sum each; what cells ask for once they exist is kept beside that.
struct RowOffsets {
  private enum Base {
    case uniform(CGFloat)
    case sums([CGFloat])
  }

  let count: Int
  private var base: Base

  /// The rows whose height differs from the base, in order, each with the sum of the differences up to it.
  private var corrections: [(row: Int, sum: CGFloat)] = []

  /// Rows whose heights a closure gives, which is called once a row.
  init(count: Int, height: (Int) -> CGFloat) {
    self.count = count
    let first = count > 0 ? height(0) : 0
    var sums: [CGFloat]?
    for row in 1..<max(1, count) {
      let next = height(row)
      if sums == nil, next != first {
        sums = [0] + (1...row).map { CGFloat($0) * first }
        sums?.reserveCapacity(count + 1)
      }
      let end = sums?.last ?? 0
      sums?.append(end + next)
    }
    base = sums.map(Base.sums) ?? .uniform(first)
  }

  /// Rows of one height.
  init(count: Int, height: CGFloat) {
    self.count = count
    base = .uniform(height)
  }

  /// The height of all rows together.
  var total: CGFloat { offset(of: count) }

  /// The upper edge of a row; of the one after the last, the end.
  func offset(of row: Int) -> CGFloat {
    let index = corrections.partitioningIndex { $0.row >= row }
    return baseOffset(of: row) + (index > 0 ? corrections[index - 1].sum : 0)
  }

  /// The height of a row.
  func height(of row: Int) -> CGFloat { offset(of: row + 1) - offset(of: row) }

  /// The row at a distance from the first; nil outside of all.
  func row(at distance: CGFloat) -> Int? {
    guard distance >= 0, distance < total else { return nil }
    return (0..<count).partitioningIndex { offset(of: $0 + 1) > distance }
  }

  /// Gives a row the height that its cell asks for.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    let difference = height - self.height(of: row)
    guard difference != 0 else { return }
    let index = corrections.partitioningIndex { $0.row >= row }
    if index == corrections.count || corrections[index].row != row {
      corrections.insert((row, index > 0 ? corrections[index - 1].sum : 0), at: index)
    }
    for later in index..<corrections.count { corrections[later].sum += difference }
  }

  /// The rows whose cells asked for another height than was taken for granted.
  var correctedRows: [Int] { corrections.map(\.row) }

  private func baseOffset(of row: Int) -> CGFloat {
    switch base {
    case .uniform(let height): CGFloat(row) * height
    case .sums(let sums): sums[row]
    }
  }
}

extension RandomAccessCollection {
  /// The first index whose element passes a test that every later one passes, too; the end if none does.
  func partitioningIndex(where passes: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if passes(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}

/// What a table shows now.
struct ShownRows {
  /// The cells by their rows.
  var rows: [IndexPath: UITableViewCell] = [:]

  /// The headers by their sections.
  var headers: [Int: UIView] = [:]

  /// The footers by their sections.
  var footers: [Int: UIView] = [:]

  /// The width for which the cells were measured, in points.
  var width: CGFloat?

  /// Counts reloads, so that a layout sees that a call has made what it knows out of date.
  var generation = 0

  /// Whether a layout is under way.
  var isTiling = false

  /// The cell that is being set up again, which the source gets when it asks for one; nil at other times.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
}
