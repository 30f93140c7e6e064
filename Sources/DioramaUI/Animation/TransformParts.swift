import Foundation

/// A transform taken apart, so that a turn is animated as a turn and not as a collapse.
struct TransformParts {
  var translation: CGPoint
  var angle: CGFloat
  var scale: CGSize
  var shear: CGFloat

  init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    guard length > 0 else {
      angle = 0
      scale = CGSize(width: 0, height: t.d)
      shear = 0
      return
    }
    angle = CGFloat(atan2(Double(t.b), Double(t.a)))
    let determinant = t.a * t.d - t.b * t.c
    scale = CGSize(width: length, height: determinant / length)
    shear = determinant == 0 ? 0 : (t.a * t.c + t.b * t.d) / determinant
  }

  /// The parts put together again: scale, then shear, then turn, then move.
  var transform: CGAffineTransform {
    CGAffineTransform(a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  func blended(with end: TransformParts, _ mix: (CGFloat, CGFloat) -> CGFloat) -> TransformParts {
    var result = self
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.angle = mix(angle, angle + turn)
    result.translation = CGPoint(
      x: mix(translation.x, end.translation.x),
      y: mix(translation.y, end.translation.y)
    )
    result.scale = CGSize(width: mix(scale.width, end.scale.width), height: mix(scale.height, end.scale.height))
    result.shear = mix(shear, end.shear)
    return result
  }
}
