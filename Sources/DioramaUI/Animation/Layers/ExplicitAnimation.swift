import Foundation

/// An animation that was added to a layer.
@MainActor
final class ExplicitAnimation: Equatable {
  let key: String
  let animation: CAAnimation
  /// When it begins, in the layer's time.
  private let begin: TimeInterval
  private let transaction: TransactionGroup
  fileprivate var isOver = false

  fileprivate init(_ animation: CAAnimation, key: String, of layer: CALayer) {
    self.key = key
    self.animation = animation
    let now = layer.local(UIRuntime.shared.mainLoop.clock.now)
    begin = animation.beginTime > 0 ? animation.beginTime : now
    transaction = TransactionGroup.current
    if animation.duration == 0 { animation.duration = transaction.animationDuration }
    transaction.enter()
  }

  nonisolated static func == (a: ExplicitAnimation, b: ExplicitAnimation) -> Bool { a === b }

  /// Shows in a copy of a layer what the animation does now.
  func apply(to shown: CALayer, of layer: CALayer) {
    animation.apply(to: shown, of: layer, after: layer.local(UIRuntime.shared.mainLoop.clock.now) - begin)
  }

  fileprivate func run(on layer: CALayer) {
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: max(layer.convertTime(begin, to: nil), clock.now)) { [weak self] in
      guard let self, !self.isOver else { return }
      self.animation.delegate?.animationDidStart(self.animation)
    }
    follow(layer)
  }

  /// Schedules the end of the animation by the layer's time.
  func follow(_ layer: CALayer) {
    let end = begin + animation.totalDuration
    guard !isOver, end.isFinite, animation.repeatCount < .greatestFiniteMagnitude else { return }
    let clock = UIRuntime.shared.mainLoop.clock
    let passed = layer.local(clock.now + 1) - layer.local(clock.now)
    // A time that has stopped, or goes back, does not reach the end.
    guard passed > 0 else { return }
    let left = (end - layer.local(clock.now)) / passed
    clock.schedule(at: clock.now + max(0, left)) { [weak layer] in
      guard !self.isOver else { return }
      if let layer, self.end(of: layer) > 1e-6 { return }
      if self.animation.isRemovedOnCompletion { layer?.forget(self) }
      self.stop(finished: true)
    }
  }

  /// How much of the layer's time is left.
  private func end(of layer: CALayer) -> TimeInterval {
    begin + animation.totalDuration - layer.local(UIRuntime.shared.mainLoop.clock.now)
  }

  fileprivate func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction.leave()
  }
}

extension CALayer {
  /// Adds an animation, of which a copy is kept; one with the same key is taken away.
  ///
  /// Nil gives it a key of its own.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "animation-\(UUID().uuidString)"
    if key != nil { removeAnimation(forKey: name) }
    let added = ExplicitAnimation(anim.kept(), key: name, of: self)
    set(\.explicitAnimations, to: (setting(\.explicitAnimations) ?? []) + [added])
    added.run(on: self)
  }

  /// Takes the animation with a key away before its time; without one, nothing happens.
  public func removeAnimation(forKey key: String) {
    for animation in setting(\.explicitAnimations) ?? [] where animation.key == key {
      forget(animation)
      animation.stop(finished: false)
    }
  }

  /// The animation with a key, as the layer keeps it; nil for none.
  public func animation(forKey key: String) -> CAAnimation? {
    setting(\.explicitAnimations)?.first { $0.key == key }?.animation
  }

  /// The keys of the animations; nil for none.
  public func animationKeys() -> [String]? { setting(\.explicitAnimations)?.map(\.key) }

  func removeExplicitAnimations() {
    for animation in setting(\.explicitAnimations) ?? [] {
      forget(animation)
      animation.stop(finished: false)
    }
  }

  fileprivate func forget(_ animation: ExplicitAnimation) {
    let left = (setting(\.explicitAnimations) ?? []).filter { $0 !== animation }
    set(\.explicitAnimations, to: left.isEmpty ? nil : left)
  }
}
