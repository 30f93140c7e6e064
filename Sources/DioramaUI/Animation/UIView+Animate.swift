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
