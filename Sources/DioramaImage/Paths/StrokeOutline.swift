/// The outline of a line that is drawn along a path.
struct StrokeOutline {
  /// Convex polygons that turn the same way, whose union by non-zero winding is the line.
  private(set) var polygons: [[ImagePoint]] = []

  private let half: Double
  private let style: ImageLineStyle
  /// The corners of a polygon that approximates a circle as wide as the line, around zero.
  private var circle: [ImagePoint] = []

  /// Makes the outline of a line along a path, in the units of the path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: How it is drawn.
  ///   - scale: How many pixels a unit has.
  init(_ path: ImagePath, _ style: ImageLineStyle, scale: Double) {
    half = style.width / 2
    self.style = style
    guard style.width > 0, style.width.isFinite else { return }
    if style.cap == .round || style.join == .round {
      circle = FlatPath(.circle(radius: half), scale: scale).lines.first?.points ?? []
    }
    for line in FlatPath(path, scale: scale).lines {
      for dash in style.dashes.isEmpty ? [line] : line.dashed(style.dashes, phase: style.dashPhase) { add(dash) }
    }
  }

  private mutating func add(_ line: FlatPath.Line) {
    var points: [ImagePoint] = []
    for point in line.points where points.last.map({ ($0 - point).length > 1e-9 }) ?? true { points.append(point) }
    if line.isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-9 { points.removeLast() }
    guard points.count > 1 else {
      // A dash without a length is seen by its ends only.
      if let point = points.first, !line.isClosed, style.cap == .round { addCircle(around: point) }
      return
    }
    let count = points.count
    let segments = line.isClosed && count > 2 ? count : count - 1
    let directions = (0..<segments).map { index -> ImagePoint in
      let way = points[(index + 1) % count] - points[index]
      return way * (1 / way.length)
    }
    for (index, direction) in directions.enumerated() {
      let normal = ImagePoint(-direction.y, direction.x) * half
      var (from, to) = (points[index], points[(index + 1) % count])
      if segments < count, style.cap == .square {
        if index == 0 { from = from - direction * half }
        if index == segments - 1 { to = to + direction * half }
      }
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
    if segments < count, style.cap == .round {
      addCircle(around: points[0])
      addCircle(around: points[count - 1])
    }
  }

  private mutating func addCircle(around point: ImagePoint) {
    if circle.count > 2 { take(circle.map { $0 + point }) }
  }

  private mutating func join(at point: ImagePoint, _ first: ImagePoint, _ second: ImagePoint) {
    // Between the chords of a curve, a circle would be much work for nothing.
    if style.join == .round, first.x * second.x + first.y * second.y < 0.99 { return addCircle(around: point) }
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard cross.magnitude > 1e-9 else { return }
    let side = cross > 0 ? -half : half
    let from = ImagePoint(-first.y, first.x) * side
    let to = ImagePoint(-second.y, second.x) * side
    // The square of the ratio between the corner's length and the width.
    if style.join != .bevel, 2 / (1 + dot) <= style.miterLimit * style.miterLimit {
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
