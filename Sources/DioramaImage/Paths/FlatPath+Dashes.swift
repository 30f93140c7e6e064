extension FlatPath.Line {
  /// The greatest number of dashes of a line, whatever its pattern says.
  private static let dashLimit = 10_000

  /// The dashes of the line.
  ///
  /// A pattern with an odd number of lengths is gone through twice; one without a length above zero, or with one that
  /// is no length, leaves the line unbroken.
  func dashed(_ pattern: [Double], phase: Double) -> [FlatPath.Line] {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
    var way = isClosed ? points + points.prefix(1) : points
    way = way.enumerated().filter { $0.offset == 0 || ($0.element - way[$0.offset - 1]).length > 0 }.map(\.element)
    let total = zip(way, way.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard total / period * Double(lengths.count) < Double(Self.dashLimit) else { return [self] }
    var index = 0
    var left = phase - (phase / period).rounded(.down) * period
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    var result: [FlatPath.Line] = []
    var dash: [ImagePoint] = index % 2 == 0 ? Array(way.prefix(1)) : []
    for (from, to) in zip(way, way.dropFirst()) {
      let length = (to - from).length
      var passed = 0.0
      while length - passed > left {
        passed += left
        let point = from + (to - from) * (passed / length)
        if index % 2 == 0 {
          result.append(FlatPath.Line(points: dash + [point], isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - passed
      if index % 2 == 0 { dash.append(to) }
    }
    if dash.count > 1 { result.append(FlatPath.Line(points: dash, isClosed: false)) }
    return result
  }
}
