/// A path flattened to straight lines.
///
/// It is computed with addition, multiplication, division and square roots only, which IEEE 754 defines to the bit: the
/// lines are the same on every machine and at every optimization level.
struct FlatPath {
  /// A chain of points that straight lines connect.
  struct Line {
    var points: [ImagePoint]
    var isClosed: Bool
  }

  private(set) var lines: [Line] = []

  /// The maximum distance of a chord from its curve, in pixels.
  private static let tolerance = 0.03
  /// The maximum number of chords of a curve.
  private static let chordLimit = 200.0

  /// Makes the lines of a path in pixels.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: The transform to pixels.
  init(_ path: ImagePath, _ transform: ImageTransform) {
    self.init(path, transform, scale: 1)
  }

  /// Makes the lines of a path in its own units.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - scale: How many pixels a unit has, so that curves are smooth.
  init(_ path: ImagePath, scale: Double) {
    self.init(path, .identity, scale: scale)
  }

  private init(_ path: ImagePath, _ transform: ImageTransform, scale: Double) {
    var present = Line(points: [], isClosed: false)
    for element in path.elements {
      switch element {
      case .move(let point):
        take(&present)
        present.points = [transform.apply(point)]
      case .line(let point):
        present.points.append(transform.apply(point))
      case .quad(let control, let end):
        let (c, e) = (transform.apply(control), transform.apply(end))
        let start = present.points.last ?? c
        // A quadratic curve is a cubic one whose control points lie at two thirds of the way.
        Self.add(start + (c - start) * (2.0 / 3.0), e + (c - e) * (2.0 / 3.0), e, scale, to: &present.points)
      case .curve(let first, let second, let end):
        Self.add(transform.apply(first), transform.apply(second), transform.apply(end), scale, to: &present.points)
      case .close:
        let start = present.points.first
        present.isClosed = true
        take(&present)
        if let start { present.points = [start] }
      }
    }
    take(&present)
  }

  private mutating func take(_ line: inout Line) {
    if line.points.count > 1, line.points.allSatisfy(\.isFinite) { lines.append(line) }
    line = Line(points: [], isClosed: false)
  }

  private static func add(
    _ p1: ImagePoint,
    _ p2: ImagePoint,
    _ p3: ImagePoint,
    _ scale: Double,
    to points: inout [ImagePoint]
  ) {
    let p0 = points.last ?? p1
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length) * scale
    guard bend.isFinite else { return points.append(p3) }
    let count = max(1, min((bend * 0.75 / tolerance).squareRoot().rounded(.up), chordLimit))
    var step = 1.0
    while step < count {
      let t = step / count
      let s = 1 - t
      points.append(p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
      step += 1
    }
    points.append(p3)
  }
}
