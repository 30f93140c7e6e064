import Foundation

extension UIView {
  /// How fast an animation is at its beginning and its end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Equally fast throughout.
    case linear

    /// How far an animation is when a fraction of its time has passed, both from 0 to 1.
    func progress(at time: CGFloat) -> CGFloat {
      switch self {
      case .linear: time
      case .easeInOut: Self.bezier(time, 0.42, 0.58)
      case .easeIn: Self.bezier(time, 0.42, 1)
      case .easeOut: Self.bezier(time, 0, 0.58)
      }
    }

    /// The height, at a place, of the curve from (0,0) to (1,1) with pulling points (first, 0) and (second, 1).
    private static func bezier(_ x: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      CubicCurve(first: CGPoint(x: first, y: 0), second: CGPoint(x: second, y: 1)).progress(at: x)
    }
  }

  /// How a view turns into another.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// The view turns over from the left.
    case flipFromLeft
    /// The view turns over from the right.
    case flipFromRight
    /// The view curls up.
    case curlUp
    /// The view curls down.
    case curlDown
  }
}
