/// A point of a picture, in the units of its path.
package struct ImagePoint: Hashable, Sendable {
  /// The distance from the left.
  package var x: Double
  /// The distance from the top.
  package var y: Double

  /// Creates a point.
  package init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  static func + (a: ImagePoint, b: ImagePoint) -> ImagePoint { ImagePoint(a.x + b.x, a.y + b.y) }
  static func - (a: ImagePoint, b: ImagePoint) -> ImagePoint { ImagePoint(a.x - b.x, a.y - b.y) }
  static func * (a: ImagePoint, factor: Double) -> ImagePoint { ImagePoint(a.x * factor, a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// Lines and curves.
package struct ImagePath: Hashable, Sendable {
  /// A step of a path.
  package enum Element: Hashable, Sendable {
    /// Begins a new line at a point.
    case move(ImagePoint)
    /// A straight line to a point.
    case line(ImagePoint)
    /// A quadratic curve with a control point.
    case quad(ImagePoint, to: ImagePoint)
    /// A cubic curve with two control points.
    case curve(ImagePoint, ImagePoint, to: ImagePoint)
    /// A line back to the start of the present line.
    case close
  }

  /// The steps, in order.
  package var elements: [Element]

  /// Creates a path out of steps; without any, it is empty.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Creates the outline of a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    elements = [
      .move(ImagePoint(x, y)), .line(ImagePoint(x + width, y)), .line(ImagePoint(x + width, y + height)),
      .line(ImagePoint(x, y + height)), .close,
    ]
  }

  /// The outline of a circle around zero.
  static func circle(radius r: Double) -> ImagePath {
    // The distance at which the control points of a quarter circle lie.
    let k = r * 0.552_284_75
    func p(_ x: Double, _ y: Double) -> ImagePoint { ImagePoint(x, y) }
    return ImagePath([
      .move(p(r, 0)), .curve(p(r, k), p(k, r), to: p(0, r)), .curve(p(-k, r), p(-r, k), to: p(-r, 0)),
      .curve(p(-r, -k), p(-k, -r), to: p(0, -r)), .curve(p(k, -r), p(r, -k), to: p(r, 0)), .close,
    ])
  }
}
