/// How much of each pixel lies inside of polygons, by the non-zero or the even-odd rule.
///
/// A pixel has 16 scanlines, and each counts by the exact part of it that lies inside. Only whole numbers are used.
struct Coverage {
  private let box: PixelBox
  private let edges: [Edges.Edge]
  private let isEvenOdd: Bool
  private var next = 0
  private var active: [Edges.Edge] = []
  private var crossings: [(x: Int, winding: Int)] = []
  /// The sums of a row: `parts` is the coverage of single pixels, `steps` the change of coverage from a pixel on.
  private var parts: [Int32]
  private var steps: [Int32]
  private var row: [UInt8]
  /// The pixels of the row that may be covered; empty where the first is not before the end.
  private var first = 0
  private var end = 0

  /// - Parameters:
  ///   - edges: The sides of the polygons.
  ///   - clip: The pixels that are asked for.
  init(_ edges: Edges, in clip: PixelBox) {
    box = edges.box.intersection(clip)
    isEvenOdd = edges.isEvenOdd
    self.edges = box.isEmpty ? [] : edges.edges.sorted { $0.first < $1.first }
    let width = box.width + 2
    parts = Array(repeating: 0, count: width)
    steps = Array(repeating: 0, count: width)
    row = Array(repeating: 0, count: width)
  }

  /// Calls a closure with each row that has covered pixels.
  ///
  /// - Parameter body: Receives the y of the row, the x of its first pixel, and the coverage of pixels from 0 to 255.
  mutating func forEachRow(_ body: (Int, Int, UnsafeBufferPointer<UInt8>) -> Void) {
    guard !box.isEmpty else { return }
    // Whether the row above was made of upright sides alone, so that this one, with the same sides, is equal.
    var canRepeat = false
    for y in box.top..<box.bottom {
      let hasChanged = enter(y)
      guard !active.isEmpty else {
        canRepeat = false
        continue
      }
      let isUpright = active.allSatisfy { $0.x0 == $0.x1 && $0.first <= y * 16 && $0.end >= y * 16 + 16 }
      if !(isUpright && canRepeat && !hasChanged) {
        (first, end) = (box.width, 0)
        if isUpright {
          scan(y * 16, weight: 16)
        } else {
          sortActive(at: y * 16)
          for scanline in y * 16..<y * 16 + 16 { scan(scanline, weight: 1) }
        }
        finishRow()
      }
      canRepeat = isUpright
      guard first < end else { continue }
      row.withUnsafeBufferPointer { body(y, box.left + first, UnsafeBufferPointer(rebasing: $0[first..<end])) }
    }
  }

  /// Takes the sides that cross a row; true where they are not those of the row above.
  private mutating func enter(_ y: Int) -> Bool {
    var hasChanged = false
    let count = active.count
    active.removeAll { $0.end <= y * 16 }
    if active.count != count { hasChanged = true }
    while next < edges.count, edges[next].first < y * 16 + 16 {
      if edges[next].end > y * 16 {
        active.append(edges[next])
        hasChanged = true
      }
      next += 1
    }
    return hasChanged
  }

  /// Brings the sides into the order in which they cross a row, which is mostly that of the row above.
  private mutating func sortActive(at scanline: Int) {
    let xPositions = active.map { $0.x(at: max($0.first, scanline)) }
    var order = Array(active.indices)
    var isSorted = true
    for index in order.indices.dropFirst() {
      let side = order[index]
      var position = index
      while position > 0, xPositions[order[position - 1]] > xPositions[side] {
        order[position] = order[position - 1]
        position -= 1
      }
      if position != index { isSorted = false }
      order[position] = side
    }
    if !isSorted { active = order.map { active[$0] } }
  }

  /// Adds the spans of a scanline that lie inside of the polygons.
  private mutating func scan(_ scanline: Int, weight: Int32) {
    crossings.removeAll(keepingCapacity: true)
    for edge in active where edge.first <= scanline && scanline < edge.end {
      crossings.append((edge.x(at: scanline), edge.winding))
    }
    // Few sides cross a scanline, mostly in the order of the one above.
    for index in crossings.indices.dropFirst() {
      var position = index
      while position > 0, crossings[position - 1].x > crossings[position].x {
        crossings.swapAt(position - 1, position)
        position -= 1
      }
    }
    var winding = 0
    var start = 0
    for (x, turn) in crossings {
      if winding == 0 { start = x }
      winding = isEvenOdd ? 1 - winding : winding + turn
      if winding == 0 { cover(start, x, weight) }
    }
  }

  /// Adds what lies between two positions on a scanline, in 256ths of a pixel.
  private mutating func cover(_ from: Int, _ to: Int, _ weight: Int32) {
    let start = max(from - box.left * 256, 0)
    let stop = min(to - box.left * 256, box.width * 256)
    guard start < stop else { return }
    let (left, right) = (start >> 8, stop >> 8)
    first = min(first, left)
    end = max(end, min(right + 1, box.width))
    if left == right {
      parts[left] += Int32(stop - start) * weight
    } else {
      parts[left] += Int32(256 - (start & 255)) * weight
      parts[right] += Int32(stop & 255) * weight
      steps[left + 1] += 256 * weight
      steps[right] -= 256 * weight
    }
  }

  /// Turns the sums into the row's coverage, and clears them.
  private mutating func finishRow() {
    var whole: Int32 = 0
    var index = first
    while index < end {
      whole += steps[index]
      let share = whole + parts[index]
      row[index] = UInt8(truncatingIfNeeded: (share * 255 + 2048) >> 12)
      parts[index] = 0
      steps[index] = 0
      index += 1
    }
    // What lies behind the last pixel.
    parts[min(end, box.width)] = 0
    steps[min(end, box.width)] = 0
  }
}
