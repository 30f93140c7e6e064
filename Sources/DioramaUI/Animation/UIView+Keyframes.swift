public import Foundation

/// The keyframes of one call, which end together.
@MainActor
final class KeyframeGroup {
  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  /// The parts in the order in which they were added.
  var frames: [(start: Double, duration: Double, animations: @MainActor () -> Void)] = []

  private var open = 1
  private var hasFinished = true
  private let completion: (@MainActor (Bool) -> Void)?

  init(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    self.duration = max(0, duration)
    self.delay = delay
    self.options = options
    self.completion = completion
  }

  /// Counts one more part, whose end is told to what is returned.
  func add() -> @MainActor (Bool) -> Void {
    open += 1
    return { self.end($0) }
  }

  /// Notes the end of a part; the last one ends the group.
  func end(_ finished: Bool) {
    hasFinished = hasFinished && finished
    open -= 1
    if open == 0 { completion?(hasFinished) }
  }
}

extension UIView {
  /// How an animation with keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is seen, not from what was set.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// All of it is repeated without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each round runs back as well, if it is repeated.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration is that of the call, and not of an animation around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The options are those of the call, and not of an animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values change evenly between keyframes, which is so without an option.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at one speed, whatever the times of the keyframes are.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values follow a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values follow a smooth curve through the keyframes, whose times are spread by their distances.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// How values change between keyframes.
    var mode: KeyframePath.Mode { KeyframePath.Mode(rawValue: rawValue >> 10 & 7) ?? .linear }
  }

  /// Animates changes, each in its own part of a duration.
  ///
  /// Changes beside `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: How long all of it lasts, in seconds.
  ///   - delay: How much later it starts, in seconds.
  ///   - options: How it runs; the views take no touches meanwhile unless an option says so.
  ///   - animations: What changes, in calls of `addKeyframe`.
  ///   - completion: Called at the end of the duration with whether all parts reached theirs; nil for nothing.
  @preconcurrency
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let group = KeyframeGroup(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF).union(.curveLinear),
      completion: completion
    )
    let animator = UIRuntime.shared.animator
    animator.keyframes.append(group)
    animate(
      withDuration: duration,
      delay: delay,
      options: group.options,
      animations: animations,
      completion: group.add()
    )
    animator.keyframes.removeLast()
    if options.mode != .linear || options.contains(.repeat) {
      let unit = unit(duration: duration, delay: delay, options: group.options, completion: group.add())
      unit.addPaths(of: group.frames, mode: options.mode)
      animator.begin(unit)
      animator.commit()
      // The end of what is repeated is that of the unit, which has none.
      return group.end(true)
    }
    // Each part is a block of its own, so that it ends at the value that it sets, and not at that of the last one.
    for frame in group.frames {
      animate(
        withDuration: group.duration * min(max(frame.duration, 0), 1),
        delay: delay + group.duration * min(max(frame.start, 0), 1),
        options: group.options.union([.overrideInheritedDuration, .overrideInheritedCurve]),
        animations: frame.animations,
        completion: group.add()
      )
    }
    let clock = UIRuntime.shared.mainLoop.clock
    // The last keyframe may end before the duration does.
    let end = areAnimationsEnabled ? clock.now + delay + group.duration : clock.now
    clock.schedule(at: end) { group.end(true) }
  }

  /// Animates changes in a part of the duration of the `animateKeyframes` around.
  ///
  /// The changes are made when the closure of that call returns; elsewhere at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When they begin, as a share of the duration from 0 to 1.
  ///   - frameDuration: How long they take, as a share of the duration from 0 to 1.
  ///   - animations: What changes.
  @preconcurrency
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    guard let group = UIRuntime.shared.animator.keyframes.last else { return animations() }
    group.frames.append((frameStartTime, frameDuration, animations))
  }
}
