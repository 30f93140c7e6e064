public import Foundation

// The animations of a block that is opened and closed. Its settings hold between the two calls only.
extension UIView {
  private static var open: AnimationUnit? { UIRuntime.shared.animator.current }

  /// Opens a block: changes of frame, bounds, center, transform, opacity and background are animated until it is
  /// closed.
  ///
  /// Both arguments are handed to the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UIRuntime.shared.animator.begin(AnimationUnit(identifier: animationID, context: context))
  }

  /// Closes the innermost block; everything starts when the outermost is closed.
  public class func commitAnimations() { UIRuntime.shared.animator.commit() }

  /// Sets who is told about start and end, and keeps it alive until then.
  public class func setAnimationDelegate(_ delegate: Any?) { open?.delegate = delegate.map { $0 as AnyObject } }

  /// Sets the delegate's method for the start: `animationWillStart:context:`, with the arguments of the beginning.
  public class func setAnimationWillStart(_ selector: Selector?) { open?.willStart = selector }

  /// Sets the delegate's method for the end: `animationDidStop:finished:context:`.
  public class func setAnimationDidStop(_ selector: Selector?) { open?.didStop = selector }

  /// Sets how long one round lasts, in seconds; 0.2 otherwise.
  public class func setAnimationDuration(_ duration: TimeInterval) { open?.settings.duration = max(0, duration) }

  /// Sets how long after the commit the animation starts, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { open?.settings.delay = delay }

  /// Sets when the animation starts, which is at the commit otherwise.
  public class func setAnimationStart(_ startDate: Date) {
    open?.settings.startDate = startDate.timeIntervalSinceReferenceDate
  }

  /// Sets how fast the animation is at its beginning and its end.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open?.settings.curve = curve }

  /// Sets how many rounds there are; a fraction ends on the way, and the set value is shown then.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { open?.settings.repeatCount = max(0, repeatCount) }

  /// Sets whether each round runs back as well; only where a number of rounds is set.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation starts from what is seen instead of what was set.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    open?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets how a view turns into what it holds at the end of the block.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    open?.transition = transition == .none ? nil : (transition, view)
  }

  /// Sets whether blocks animate at all; without it they change values at once and still tell their delegates.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIRuntime.shared.animator.isEnabled = enabled }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { UIRuntime.shared.animator.isEnabled }
}
