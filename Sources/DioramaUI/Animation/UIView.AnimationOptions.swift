import Foundation

extension UIView {
  /// How a block of animations runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is seen, not from what was set.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeated animation runs back, too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is this block's, not that of the one around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is this block's, not that of the one around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Nothing is taken over from the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end; this is the curve without an option.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// In a transition, lets what changes inside be animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views, hides and shows them where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Turns around from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns around from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns around from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns around from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Whether there is a transition at all.
    var hasTransition: Bool { rawValue >> 20 & 7 != 0 }

    /// The transition, as far as the blocks that are opened and closed know it too.
    var transition: AnimationTransition { AnimationTransition(rawValue: Int(rawValue >> 20 & 7)) ?? .none }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }
}

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

    /// The height, at a share of the width, of the curve from (0,0) to (1,1) with pulling points (first, 0) and (second, 1).
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
