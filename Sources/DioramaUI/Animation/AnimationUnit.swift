import Foundation

/// One block of animations: it starts once and stops once, however much it moves.
@MainActor
final class AnimationUnit {
  struct Change {
    let layer: CALayer
    let property: LayerProperty
    let from: AnimatableValue
    /// The way through keyframes; nil for the straight one to what was set.
    var path: KeyframePath?
  }

  var settings = AnimationSettings()
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var completion: (@MainActor (Bool) -> Void)?
  var transition: (kind: UIView.AnimationTransition, view: UIView)?

  var changes: [Change] = []
  /// The transaction that waits for the end.
  var transaction: TransactionGroup?

  /// The stretch that runs instead of the settings' own time; nil for none.
  private var leg: AnimationLeg?
  private var scheduledStops = 0

  private var live = 0
  private var wasCancelled = false
  private var hasStopped = false
  private var begin: TimeInterval = 0

  init(identifier: String? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.identifier = identifier
    self.context = context
  }

  /// Begins to run, at the commit of the outermost block.
  func start(isEnabled: Bool) {
    let clock = UIRuntime.shared.mainLoop.clock
    let moving = changes.filter { $0.path != nil || $0.from != $0.layer.value(of: $0.property) }
    changes = []
    guard !moving.isEmpty || transition != nil else {
      return clock.schedule(at: clock.now) { self.stop() }
    }
    begin = settings.startDate.map { max($0, clock.now) + settings.delay } ?? clock.now + settings.delay
    guard isEnabled, settings.totalDuration > 0 else {
      clock.schedule(at: isEnabled ? begin : clock.now) {
        self.tellStart()
        self.stop()
      }
      return
    }
    move(moving)
    UIRuntime.shared.animator.didStart(self)
    clock.schedule(at: begin) { if !self.hasStopped { self.tellStart() } }
    let end = begin + settings.totalDuration
    if end.isFinite, settings.repeatCount < .greatestFiniteMagnitude { scheduleStop(at: end) }
  }

  private func move(_ moving: [Change]) {
    for change in moving {
      // Since iOS 8 an animation of a closure lets those go on that run already, unless it begins where they are.
      if settings.beginsFromCurrentState || !settings.isAdditive {
        for running in change.layer.animations[change.property] ?? [] { running.cancel() }
      }
      let animation = PropertyAnimation(change, in: self)
      change.layer.animations[change.property, default: []].append(animation)
      live += 1
    }
  }

  private func scheduleStop(at time: TimeInterval) {
    scheduledStops += 1
    let ticket = scheduledStops
    UIRuntime.shared.mainLoop.clock.schedule(at: time) { if self.scheduledStops == ticket { self.stop() } }
  }

  // MARK: - By hand

  /// Begins to move by stretches that `follow` gives, and not by itself.
  func startByHand() {
    leg = AnimationLeg(from: 0, to: 0)
    let moving = changes.filter { $0.from != $0.layer.value(of: $0.property) }
    changes = []
    move(moving)
    tellStart()
  }

  /// Goes a stretch of the way; what was scheduled before no longer ends the animations.
  func follow(_ new: AnimationLeg) {
    leg = new
    scheduledStops += 1
  }

  /// How far the animations would be by themselves some seconds after they were asked for, from 0 to 1.
  func progress(atTime time: TimeInterval) -> CGFloat {
    let elapsed = time - settings.delay
    if elapsed <= 0 { return 0 }
    return elapsed >= settings.totalDuration ? 1 : settings.progress(at: elapsed)
  }

  /// Ends the animations where they are to end: with the values that were set, those before, or those that are seen now.
  func end(at position: UIViewAnimatingPosition) {
    guard !hasStopped else { return }
    for animation in UIRuntime.shared.animator.running where animation.unit === self {
      animation.settle(at: position)
    }
    if position != .end { wasCancelled = true }
    scheduledStops += 1
    stop()
  }

  /// The value between two at a time, or that of a way through keyframes; the first until the animation begins, nil once it is over.
  func value(
    from: AnimatableValue,
    to: AnimatableValue,
    path: KeyframePath?,
    at time: TimeInterval
  ) -> AnimatableValue? {
    func value(at progress: CGFloat) -> AnimatableValue {
      path?.value(at: progress) ?? from.blended(with: to, at: progress)
    }
    if let leg { return value(at: leg.progress(at: time)) }
    let elapsed = time - begin
    if elapsed < 0 { return from }
    if elapsed >= settings.totalDuration { return nil }
    return value(at: settings.progress(at: elapsed))
  }

  /// Whether the views take no touches at a time.
  func blocksInteraction(at time: TimeInterval) -> Bool {
    settings.blocksInteraction && leg == nil && time < begin + settings.totalDuration
  }

  /// Goes on without one of its animations, and stops when that was the last.
  func lose(_ animation: PropertyAnimation) {
    wasCancelled = true
    live -= 1
    if live == 0, transition == nil { UIRuntime.shared.mainLoop.afterCommit { self.stop() } }
  }

  private func tellStart() {
    if let willStart, let delegate = delegate as? NSObject {
      _ = UIRuntime.shared.classes.perform(willStart.description, on: delegate, sender: identifier, event: context)
    }
  }

  private func stop() {
    guard !hasStopped else { return }
    hasStopped = true
    UIRuntime.shared.animator.forget(self)
    let finished = !wasCancelled
    if let didStop, let delegate = delegate as? NSObject {
      let classes = UIRuntime.shared.classes
      let flags: [Any] = [NSNumber(value: finished), finished]
      _ = flags.contains {
        classes.perform(didStop.description, on: delegate, sender: identifier, event: $0, third: context)
      }
    }
    completion?(finished)
    (delegate, completion) = (nil, nil)
    transaction?.leave()
    transaction = nil
  }
}

/// What was said about a block of animations.
struct AnimationSettings {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var startDate: TimeInterval?
  var curve = UIView.AnimationCurve.easeInOut
  /// The spring that replaces the curve; nil for none.
  var spring: SpringCurve?
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false

  /// Whether animations of the same values go on beside these, as closures have it since iOS 8; those of a block that is opened
  /// and closed stop them.
  var isAdditive = false

  /// Whether the views take no touches meanwhile.
  var blocksInteraction = false

  /// Whether each round runs back as well, which only repeated animations do.
  var runsBack: Bool { autoreverses && repeatCount != 0 }

  /// How long everything lasts, in seconds, without the delay.
  var totalDuration: TimeInterval {
    duration * TimeInterval(repeatCount == 0 ? 1 : repeatCount) * (runsBack ? 2 : 1)
  }

  /// How far on the way the values are some seconds after the beginning, from 0 to 1.
  func progress(at elapsed: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    let round = duration * (runsBack ? 2 : 1)
    let part = elapsed.truncatingRemainder(dividingBy: round) / duration
    let time = CGFloat(part > 1 ? 2 - part : part)
    return spring?.progress(at: time) ?? curve.progress(at: time)
  }
}
