public import Foundation

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

  /// Puts one view into the place of another, over a time.
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
