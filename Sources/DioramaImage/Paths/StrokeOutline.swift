/// The outline of a line that is drawn along a path: mitered corners, flat ends.
struct StrokeOutline {
  /// Convex polygons that turn the same way, whose union by non-zero winding is the line.
  private(set) var polygons: [[ImagePoint]] = []

  private let half: Double

  /// How much longer than the width of the line a corner may be, as in SVG.
  private static let miterLimit = 4.0

  /// Makes the outline of a line along a path, in the units of the path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - width: The width of the line.
  ///   - scale: How many pixels a unit has.
  init(_ path: ImagePath, width: Double, scale: Double) {
    half = width / 2
    guard width > 0, width.isFinite else { return }
    for line in FlatPath(path, scale: scale).lines { add(line) }
  }

  private mutating func add(_ line: FlatPath.Line) {
    var points: [ImagePoint] = []
    for point in line.points where points.last.map({ ($0 - point).length > 1e-9 }) ?? true { points.append(point) }
    if line.isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-9 { points.removeLast() }
    guard points.count > 1 else { return }
    let count = points.count
    let segments = line.isClosed && count > 2 ? count : count - 1
    let directions = (0..<segments).map { index -> ImagePoint in
      let way = points[(index + 1) % count] - points[index]
      return way * (1 / way.length)
    }
    for (index, direction) in directions.enumerated() {
      let normal = ImagePoint(-direction.y, direction.x) * half
      let (from, to) = (points[index], points[(index + 1) % count])
      take([from - normal, to - normal, to + normal, from + normal])
    }
    for index in 0..<segments {
      let next = index + 1
      if next < segments {
        join(at: points[next % count], directions[index], directions[next])
      } else if segments == count {
        join(at: points[0], directions[index], directions[0])
      }
    }
  }

  private mutating func join(at point: ImagePoint, _ first: ImagePoint, _ second: ImagePoint) {
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard cross.magnitude > 1e-9 else { return }
    let side = cross > 0 ? -half : half
    let from = ImagePoint(-first.y, first.x) * side
    let to = ImagePoint(-second.y, second.x) * side
    // The square of the ratio between the corner's length and the width.
    if 2 / (1 + dot) <= Self.miterLimit * Self.miterLimit {
      take([point, point + from, point + (from + to) * (1 / (1 + dot)), point + to])
    } else {
      take([point, point + from, point + to])
    }
  }

  /// Adds a polygon, turned the way that all are.
  private mutating func take(_ polygon: [ImagePoint]) {
    var area = 0.0
    for index in polygon.indices {
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      area += a.x * b.y - a.y * b.x
    }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }
}
