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
