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
      guard x > 0, x < 1 else { return min(max(x, 0), 1) }
      func value(_ t: CGFloat, _ p: CGFloat, _ q: CGFloat) -> CGFloat {
        let s = 1 - t
        return 3 * s * s * t * p + 3 * s * t * t * q + t * t * t
      }
      var (low, high) = (CGFloat(0), CGFloat(1))
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if value(middle, first, second) < x { low = middle } else { high = middle }
      }
      return value((low + high) / 2, 0, 1)
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
