public import Foundation

/// An object that is told when an animation of a layer starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over, or was taken away before that.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that is added to a layer, which shows it and keeps its own values.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How long a round lasts, in seconds; 0 for the duration of the transaction.
  open var duration: TimeInterval = 0

  /// When the animation begins, by `CACurrentMediaTime()`; 0 for when it is added.
  open var beginTime: TimeInterval = 0

  /// How many rounds there are; 0 for one.
  open var repeatCount: Float = 0

  /// How long rounds are repeated, in seconds; 0 for as often as `repeatCount` says.
  open var repeatDuration: TimeInterval = 0

  /// Whether each round runs back as well.
  open var autoreverses = false

  /// How much faster the animation runs.
  open var speed: Float = 1

  /// How far the animation is when it begins, in seconds.
  open var timeOffset: TimeInterval = 0

  /// What holds before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the animation is taken off the layer when it is over.
  open var isRemovedOnCompletion = true

  /// How fast the animation is over its time; nil for equally fast throughout.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is told of start and stop, which the animation keeps alive; nil for none.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public required override init() {
    super.init()
  }

  /// What an application has set for names that are no properties.
  final var notes: [String: Any] = [:]

  /// Shows in a copy of a layer what the animation does after some seconds of its own time.
  func apply(to shown: CALayer, of layer: CALayer, after seconds: TimeInterval) {}

  /// The animation as a layer keeps it, which later changes of this one do not reach.
  func kept() -> CAAnimation {
    let copy = type(of: self).init()
    copy.takeOver(self)
    return copy
  }

  func takeOver(_ other: CAAnimation) {
    duration = other.duration
    beginTime = other.beginTime
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    speed = other.speed
    timeOffset = other.timeOffset
    fillMode = other.fillMode
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
    delegate = other.delegate
    notes = other.notes
  }

  /// How long a round takes with the way back, in seconds.
  private var round: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// How long everything takes, in seconds of the layer's time.
  var totalDuration: TimeInterval {
    let whole = repeatDuration > 0 ? repeatDuration : round * TimeInterval(repeatCount > 0 ? repeatCount : 1)
    return speed > 0 ? whole / TimeInterval(speed) : .infinity
  }

  /// How far a round is, from 0 to 1, after some seconds of the layer's time; nil where nothing is shown.
  func progress(after seconds: TimeInterval) -> CGFloat? {
    if seconds < 0 { return fillMode == .backwards || fillMode == .both ? eased(0) : nil }
    var time = seconds * TimeInterval(speed) + timeOffset
    if seconds >= totalDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = totalDuration * TimeInterval(speed) + timeOffset
      if !autoreverses, time.truncatingRemainder(dividingBy: max(duration, .ulpOfOne)) == 0 { return eased(1) }
    }
    guard duration > 0 else { return eased(1) }
    let part = CGFloat(time.truncatingRemainder(dividingBy: round) / duration)
    return eased(part > 1 ? 2 - part : part)
  }

  /// How far the animation is at a share of its duration.
  func eased(_ time: CGFloat) -> CGFloat { timingFunction?.progress(at: time) ?? time }
}

/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x` or `transform.scale`; nil for none.
  open var keyPath: String?

  /// Whether the values are added to what the layer shows.
  open var isAdditive = false

  /// Creates an animation of a property; nil for none.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  /// The value at a share of the way, of what the layer shows and is set to; nil for none.
  func value(at progress: CGFloat, shown: AnimatableValue, model: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to shown: CALayer, of layer: CALayer, after seconds: TimeInterval) {
    guard let keyPath, let property = LayerKeyPath(keyPath), let progress = progress(after: seconds),
      let present = property.value(of: shown), let model = property.value(of: layer),
      let value = value(at: progress, shown: present, model: model)
    else { return }
    property.set(isAdditive ? present.adding(value) : value, of: shown)
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the layer's own.
  open var fromValue: Any?

  /// The last value; nil for the layer's own.
  open var toValue: Any?

  /// What is added to the first value, or taken from the last one, where the other is not said; nil for nothing.
  open var byValue: Any?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: CGFloat, shown: AnimatableValue, model: AnimatableValue) -> AnimatableValue? {
    let (from, to, by) = (model.like(fromValue), model.like(toValue), model.like(byValue))
    let ends: (AnimatableValue, AnimatableValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.difference(from: by) ?? shown, to)
      case (let from?, nil, nil): (from, shown)
      case (nil, let to?, nil): (shown, to)
      case (nil, nil, let by?): (shown, shown.adding(by))
      case (nil, nil, nil): (shown, model)
      }
    return ends.0.blended(with: ends.1, at: progress)
  }
}

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; nil for none.
  open var values: [Any]?

  /// When each value is reached, in shares of the time; nil for equal steps.
  open var keyTimes: [NSNumber]?

  /// The line that a point follows, instead of values; nil for none.
  open var path: CGPath?

  /// How fast the animation is between each two values; nil for equally fast.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values change between those that are given.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Whether the layer turns with the path; nil for not.
  open var rotationMode: CAAnimationRotationMode?

  /// How much the curves of the cubic modes pull together, for each value; nil for 0.
  ///
  /// DioramaUI draws them with 0.
  open var tensionValues: [NSNumber]?

  /// How pointed the curves of the cubic modes are, for each value; nil for 0.
  ///
  /// DioramaUI draws them with 0.
  open var continuityValues: [NSNumber]?

  /// Where the curves of the cubic modes lie, for each value; nil for 0.
  ///
  /// DioramaUI draws them with 0.
  open var biasValues: [NSNumber]?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    path = other.path
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override func value(at progress: CGFloat, shown: AnimatableValue, model: AnimatableValue) -> AnimatableValue? {
    let values = pathPoints?.map { AnimatableValue.point($0) } ?? (values ?? []).compactMap { model.like($0) }
    return keyframes(values)?.value(at: progress)
  }
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; nil for none.
  ///
  /// They end with the group.
  open var animations: [CAAnimation]?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.kept() }
  }

  override func apply(to shown: CALayer, of layer: CALayer, after seconds: TimeInterval) {
    guard seconds < totalDuration || fillMode == .forwards || fillMode == .both else { return }
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: shown, of: layer, after: min(seconds, totalDuration) - animation.beginTime)
    }
  }
}

/// The time by which animations of layers begin, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { UIRuntime.shared.mainLoop.clock.now }
