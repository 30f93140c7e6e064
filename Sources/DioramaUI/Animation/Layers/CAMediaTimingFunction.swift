public import Foundation

/// The name of a timing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Equally fast throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of animations that say none.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation of a layer is over its time: a curve from (0,0) to (1,1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve

  /// Creates a timing by its name.
  public init(name: CAMediaTimingFunctionName) {
    let (first, second): ((CGFloat, CGFloat), (CGFloat, CGFloat)) =
      switch name {
      case .easeIn: ((0.42, 0), (1, 1))
      case .easeOut: ((0, 0), (0.58, 1))
      case .easeInEaseOut: ((0.42, 0), (0.58, 1))
      case .default: ((0.25, 0.1), (0.25, 1))
      default: ((0, 0), (1, 1))
      }
    curve = CubicCurve(first: CGPoint(x: first.0, y: first.1), second: CGPoint(x: second.0, y: second.1))
    super.init()
  }

  /// Creates the timing of a curve that two points pull at.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(
      first: CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
      second: CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    )
    super.init()
  }

  /// Writes the coordinates of a point of the curve: 0 for the start, 1 and 2 for those that pull at it, 3 for the end.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, curve.first, curve.second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// How far an animation is at a share of its time.
  func progress(at time: CGFloat) -> CGFloat { curve.progress(at: time) }
}

/// What of an animation holds before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value holds after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value holds before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both hold.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
