import Foundation

/// A value between whose states an animation can lie.
enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case color(UIColor?)

  /// Whether differences of such values can be added up.
  var isAdditive: Bool {
    switch self {
    case .number, .point, .rect: true
    case .transform, .color: false
    }
  }

  /// The value and a difference together; a difference of another kind counts for nothing.
  func adding(_ difference: AnimatableValue) -> AnimatableValue {
    switch (self, difference) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x,
          y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height
        )
      )
    default: self
    }
  }

  /// What is to be added to another value to get this one; nil where values cannot be added.
  func difference(from other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x,
          y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width,
          height: a.size.height - b.size.height
        )
      )
    default: nil
    }
  }

  /// The value at a fraction of the way to another of the same kind; of another kind, that one.
  func blended(with end: AnimatableValue, at fraction: CGFloat) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.minX, b.minX),
          y: mix(a.minY, b.minY),
          width: mix(a.width, b.width),
          height: mix(a.height, b.height)
        )
      )
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts(a).blended(with: TransformParts(b), mix).transform)
    case (.color(let a), .color(let b)):
      let (from, to) = ((a ?? .clear).components.rgba, (b ?? .clear).components.rgba)
      return .color(
        UIColor(
          red: mix(from.red, to.red),
          green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue),
          alpha: mix(from.alpha, to.alpha)
        )
      )
    default:
      return end
    }
  }
}

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
