public import Foundation

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
