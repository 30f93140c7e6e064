public import Foundation

/// How fast an animation is over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a cubic curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both.
  case composed = 3
}

/// A cubic curve as the timing of an animation.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve; easing in and out where points were given.
  public let animationCurve: UIView.AnimationCurve

  /// The first point that pulls at the curve.
  public let controlPoint1: CGPoint

  /// The second point that pulls at the curve.
  public let controlPoint2: CGPoint

  private let isBuiltIn: Bool

  /// Creates the timing of one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points: (CGFloat, CGFloat) =
      switch curve {
      case .linear: (0, 1)
      case .easeInOut: (0.42, 0.58)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      }
    controlPoint1 = CGPoint(x: points.0, y: 0)
    controlPoint2 = CGPoint(x: points.1, y: 1)
    isBuiltIn = true
    super.init()
  }

  /// Creates the timing of a curve from (0,0) to (1,1) that two points pull at.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  /// What kind of curve it is.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as the timing of an animation.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it starts on each axis, in whole ways a second.
  public let initialVelocity: CGVector

  /// How soon it stops swinging: at 1 it does not swing.
  public let dampingRatio: CGFloat

  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// What kind of curve it is.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

#if !canImport(CoreGraphics)
  /// A direction with a length.
  public struct CGVector: Hashable, Sendable {
    /// The part to the right.
    public var dx: CGFloat
    /// The part downwards.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }

    /// No length.
    public static let zero = CGVector()
  }
#endif

extension UITimingCurveProvider {
  /// How far an animation of a duration in seconds is when a share of its time has passed.
  func curve(lasting duration: TimeInterval) -> (CGFloat) -> CGFloat {
    if let spring = springTimingParameters {
      let curve = SpringCurve(ratio: spring.dampingRatio, velocity: spring.initialVelocity.dx * CGFloat(duration))
      return { curve.progress(at: $0) }
    }
    guard let cubic = cubicTimingParameters else { return { $0 } }
    let curve = CubicCurve(first: cubic.controlPoint1, second: cubic.controlPoint2)
    return cubic.animationCurve == .linear && cubic.timingCurveType == .builtin ? { $0 } : { curve.progress(at: $0) }
  }
}
