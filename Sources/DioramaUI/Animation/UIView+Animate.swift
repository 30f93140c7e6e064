public import Foundation

// The animations of a closure, on the same engine as the blocks that are opened and closed.
extension UIView {
  /// Animates the changes that a closure makes.
  ///
  /// Inside another closure the duration and the curve are that one's, unless options say otherwise.
  ///
  /// - Parameters:
  ///   - duration: How long it lasts, in seconds.
  ///   - delay: How much later it starts, in seconds.
  ///   - options: How it runs; the views take no touches meanwhile unless an option says so.
  ///   - animations: What changes.
  ///   - completion: Called at the end with whether it was reached; nil for nothing.
  @preconcurrency
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let unit = unit(duration: duration, delay: delay, options: options, completion: completion)
    UIRuntime.shared.animator.begin(unit)
    animations()
    UIRuntime.shared.animator.commit()
  }

  /// An animation as its options say, inside the one that is open.
  static func unit(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions,
    completion: (@MainActor (Bool) -> Void)?
  ) -> AnimationUnit {
    let outer = UIRuntime.shared.animator.current?.settings
    let unit = AnimationUnit()
    unit.settings.isAdditive = true
    let isFree = options.contains(.overrideInheritedOptions)
    unit.settings.duration = max(0, duration)
    unit.settings.curve = options.curve
    if let outer, !options.contains(.overrideInheritedDuration) { unit.settings.duration = outer.duration }
    if let outer, !options.contains(.overrideInheritedCurve) { unit.settings.curve = outer.curve }
    unit.settings.delay = delay
    unit.settings.repeatCount = options.contains(.repeat) ? .infinity : 0
    unit.settings.autoreverses = options.contains(.autoreverse)
    unit.settings.beginsFromCurrentState =
      options.contains(.beginFromCurrentState) || (!isFree && outer?.beginsFromCurrentState == true)
    unit.settings.blocksInteraction =
      !options.contains(.allowUserInteraction) && (isFree || outer?.blocksInteraction != false)
    unit.completion = completion
    return unit
  }

  /// Animates the changes that a closure makes, slow at the beginning and at the end.
  @preconcurrency
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes changes that no block around them animates.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIRuntime.shared.animator.withoutRecording(actionsWithoutAnimation)
  }
}

extension UIView {
  /// Animates what a closure changes, as a spring would move it.
  ///
  /// - Parameters:
  ///   - duration: How long the spring takes to come to rest, in seconds.
  ///   - delay: How long to wait, in seconds.
  ///   - dampingRatio: How soon it stops swinging: at 1 it does not swing, nearer to 0 it swings longer.
  ///   - velocity: How fast it starts, in whole ways a second.
  ///   - options: Everything else; a curve among them does not count.
  ///   - animations: The changes, which hold at once.
  ///   - completion: Called at the end, with whether it was reached.
  @preconcurrency
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let unit = unit(duration: duration, delay: delay, options: options, completion: completion)
    unit.settings.spring = SpringCurve(ratio: dampingRatio, velocity: velocity * CGFloat(unit.settings.duration))
    UIRuntime.shared.animator.begin(unit)
    animations()
    UIRuntime.shared.animator.commit()
  }
}

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

extension UIView {
  /// Exchanges what a view shows, over a time and not bit by bit.
  ///
  /// Changes hold at once and are not animated themselves, unless `allowAnimatedContent` is among the options. Which
  /// transition it is makes no difference to the views; without one, nothing takes time.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: How long it takes, in seconds.
  ///   - options: The transition, and everything else.
  ///   - animations: The changes; nil for none.
  ///   - completion: Called at the end, with whether it was reached.
  @preconcurrency
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let unit = unit(duration: duration, options: options, completion: completion)
    if options.hasTransition { unit.transition = (options.transition, view) }
    let animator = UIRuntime.shared.animator
    animator.begin(unit)
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      animator.withoutRecording { animations?() }
    }
    animator.commit()
  }

  /// Replaces one view by another, over a time.
  ///
  /// The old view leaves its superview and the new one enters it, both at once; with `showHideTransitionViews` they stay
  /// where they are and are hidden and shown.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: How long it takes, in seconds.
  ///   - options: The transition, and everything else.
  ///   - completion: Called at the end, with whether it was reached.
  @preconcurrency
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let container = fromView.superview ?? fromView
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let parent = fromView.superview {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
