public import Foundation

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing was started, or everything is over.
  case inactive = 0
  /// It runs or stands still on its way.
  case active = 1
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values that were set.
  case end = 0
  /// With the values before.
  case start = 1
  /// With the values that are seen at the moment.
  case current = 2
}

/// Animations that can be started, held, moved by hand and turned around.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animator is.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether they move back to the start.
  var isReversed: Bool { get set }
  /// How much of the way was gone, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Stops where the animations are, without the end where nothing is to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends animations that were stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations whose changes closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds changes that begin after a share of the time that is left.
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  /// Goes on, with another timing and another time; nil for the same timing, 0 for the time that is left.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes of views, in a way that can be held, moved by hand and turned around.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How fast the animations are over their time.
  open private(set) var timingParameters: any UITimingCurveProvider

  /// How long the animations last, in seconds.
  public let duration: TimeInterval

  /// How many seconds the start waits.
  open private(set) var delay: TimeInterval = 0

  /// Whether views take touches meanwhile, which they do here in any case.
  open var isUserInteractionEnabled = true

  /// Whether the animations can be held and moved by hand.
  open var isInterruptible = true

  /// Whether the way is moved by hand without the curve.
  open var scrubsLinearly = true

  /// Whether the animator stays active at the end, so that it can be turned around.
  open var pausesOnCompletion = false

  /// How far the animator is.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animations move.
  open private(set) var isRunning = false

  private var bodies: [(body: @MainActor () -> Void, delayFactor: CGFloat)] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var parts: [Part] = []
  private var leg = AnimationLeg(from: 0, to: 0)
  private var direction = false
  private var ticket = 0

  private struct Part {
    let unit: AnimationUnit
    /// The share of the animator's way at which the part begins.
    let start: CGFloat

    /// The part's own way for one of the animator.
    func share(of progress: CGFloat) -> CGFloat {
      start < 1 ? max(0, (progress - start) / (1 - start)) : progress
    }
  }

  // MARK: - Creating

  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of the system's curves; nil for no changes yet.
  @preconcurrency
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve that two points pull at; nil for no changes yet.
  @preconcurrency
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring; nil for no changes yet.
  @preconcurrency
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an animator that runs already.
  @discardableResult
  @preconcurrency
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let timing = UICubicTimingParameters(animationCurve: options.curve)
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return unsafeDowncast(made, to: Self.self)
  }

  // MARK: - Changes

  /// Adds changes; while the animator runs, they begin at once and take the time that is left.
  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share of the time that is left.
  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    checkIsNotStopped("addAnimations")
    guard state == .active else { return bodies.append((animation, delayFactor)) }
    record(animation, from: fractionComplete + (1 - fractionComplete) * min(max(delayFactor, 0), 1))
    follow(leg)
  }

  /// Adds a closure that is called at the end, with where that is.
  @preconcurrency
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func record(_ body: @MainActor () -> Void, from start: CGFloat) {
    let unit = AnimationUnit()
    unit.settings.isAdditive = true
    let animator = UIRuntime.shared.animator
    animator.begin(unit)
    body()
    animator.takeBack(unit)
    unit.startByHand()
    parts.append(Part(unit: unit, start: start))
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    leg = AnimationLeg(from: 0, to: 0)
    for (body, factor) in bodies { record(body, from: min(max(factor, 0), 1)) }
    bodies = []
  }

  // MARK: - Running

  /// Starts the animations, or lets those go on that stand still.
  open func startAnimation() {
    checkIsNotStopped("startAnimation")
    let isNew = state == .inactive
    activate()
    guard !isRunning else { return }
    run(timingParameters, time: isNew ? duration : timeLeft)
  }

  /// Starts the animations after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    checkIsNotStopped("startAnimation(afterDelay:)")
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    activate()
    let clock = UIRuntime.shared.mainLoop.clock
    ticket += 1
    let mine = ticket
    isRunning = true
    clock.schedule(at: clock.now + delay) {
      guard self.ticket == mine else { return }
      self.isRunning = false
      self.startAnimation()
    }
  }

  /// Holds the animations where they are; an animator that was not started becomes active.
  open func pauseAnimation() {
    checkIsNotStopped("pauseAnimation")
    activate()
    let reached = fractionComplete
    stand(at: reached)
  }

  /// Lets the animations go on with another timing, nil for the same.
  ///
  /// - Parameters:
  ///   - parameters: The timing.
  ///   - durationFactor: What part of the animator's duration is left; 0 for the time that is.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    run(parameters ?? timingParameters, time: durationFactor > 0 ? duration * TimeInterval(durationFactor) : timeLeft)
  }

  /// Stops the animations where they are.
  ///
  /// - Parameter withoutFinishing: Whether the animator is inactive then and nobody is told; otherwise it waits for
  ///   `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stand(at: fractionComplete)
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    finish(at: .current)
  }

  /// Ends animations that were stopped, with the values that a position says, and calls those who wait for the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      UIKitException.raise(
        .internalInconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    finish(at: finalPosition)
  }

  /// How much of the way was gone, from 0 to 1; setting it holds the animations there.
  open var fractionComplete: CGFloat {
    get {
      let progress = leg.progress(at: UIRuntime.shared.mainLoop.clock.now)
      return direction ? 1 - progress : progress
    }
    set {
      checkIsNotStopped("setFractionComplete")
      activate()
      stand(at: min(max(newValue, 0), 1))
    }
  }

  /// Whether the animations move back to the start; those that run turn around.
  open var isReversed: Bool {
    get { direction }
    set {
      guard newValue != direction else { return }
      let way = leg.progress(at: UIRuntime.shared.mainLoop.clock.now)
      let wasRunning = isRunning
      direction = newValue
      guard state == .active else { return }
      stand(atWay: way)
      if wasRunning { run(timingParameters, time: timeLeft) }
    }
  }

  private var timeLeft: TimeInterval { duration * TimeInterval(1 - fractionComplete) }

  private func stand(at fraction: CGFloat) { stand(atWay: direction ? 1 - fraction : fraction) }

  private func stand(atWay way: CGFloat) {
    ticket += 1
    isRunning = false
    let curve = scrubsLinearly ? { $0 } : timingParameters.curve(lasting: duration)
    follow(AnimationLeg(from: curve(way), to: curve(way)))
  }

  private func run(_ timing: any UITimingCurveProvider, time: TimeInterval) {
    let clock = UIRuntime.shared.mainLoop.clock
    let way = leg.progress(at: clock.now)
    let start = state == .active && way == 0 && direction ? 0 : way
    isRunning = true
    follow(
      AnimationLeg(
        from: start,
        to: direction ? 0 : 1,
        start: clock.now,
        duration: time,
        curve: timing.curve(lasting: duration)
      )
    )
    ticket += 1
    let mine = ticket
    clock.schedule(at: clock.now + max(0, time)) {
      guard self.ticket == mine, self.isRunning else { return }
      self.isRunning = false
      if !self.pausesOnCompletion { self.finish(at: self.direction ? .start : .end) }
    }
  }

  private func follow(_ new: AnimationLeg) {
    leg = new
    for part in parts {
      guard part.start > 0 else {
        part.unit.follow(new)
        continue
      }
      // What begins later goes its own way, of which the animator's stretch covers a part.
      var own = AnimationLeg(from: part.share(of: new.to), to: part.share(of: new.to))
      if new.duration > 0 {
        own = AnimationLeg(from: 0, to: 1, start: new.start, duration: new.duration) { time in
          part.share(of: new.from + (new.to - new.from) * new.curve(time))
        }
        if new.to == 0 { own.to = 0; own.from = 1; let forward = own.curve; own.curve = { 1 - forward($0) } }
      }
      part.unit.follow(own)
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    for part in parts { part.unit.end(at: position) }
    parts = []
    state = .inactive
    isRunning = false
    leg = AnimationLeg(from: 0, to: 0)
    direction = false
    let bodies = completions
    completions = []
    for body in bodies { body(position) }
  }

  private func checkIsNotStopped(_ method: String) {
    guard state == .stopped else { return }
    UIKitException.raise(.internalInconsistency, "It is an error to call \(method) on a stopped animator.")
  }
}
