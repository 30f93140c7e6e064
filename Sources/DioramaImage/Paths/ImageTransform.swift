/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct ImageTransform: Hashable, Sendable {
  /// The coefficients of the formulas above.
  package var a, b, c, d, tx, ty: Double

  /// Creates a transform.
  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  package static let identity = ImageTransform()

  /// Scales by a factor.
  package static func scale(_ factor: Double) -> ImageTransform { ImageTransform(a: factor, d: factor) }

  /// The transform that applies this one first, and then another.
  package func then(_ other: ImageTransform) -> ImageTransform {
    ImageTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The point that the transform takes a point to.
  package func apply(_ point: ImagePoint) -> ImagePoint {
    ImagePoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The direction of a vector, which moves do not change.
  func applyLinear(_ point: ImagePoint) -> ImagePoint {
    ImagePoint(a * point.x + c * point.y, b * point.x + d * point.y)
  }

  /// The mean factor by which lengths grow.
  var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }

  /// The way back; nil for a transform that makes everything flat.
  var inverted: ImageTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    return ImageTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}
