import Foundation

extension CALayer {
  /// A copy of the layer as it is seen now, while animations are on their way to what was set.
  public func presentation() -> Self? {
    UIRuntime.shared.animator.withoutRecording {
      let shown = Self()
      shown.takeOver(self)
      shown.anchorPoint = anchorPoint
      for property: LayerProperty in [.bounds, .position, .transform, .opacity, .backgroundColor] {
        shown.setValue(shownValue(of: property) ?? value(of: property), of: property)
      }
      shown.isHidden = isHidden
      if animations[.transform] == nil { shown.set(\.transformInSpace, to: setting(\.transformInSpace)) }
      if let running = settings?.settings.explicitAnimations {
        for animation in running { animation.apply(to: shown, of: self) }
      }
      return shown
    }
  }

  /// What was set; a copy has it as its own.
  public func model() -> Self { self }

  /// What was set.
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .transform: .transform(affineTransform())
    case .opacity: .number(alpha)
    case .backgroundColor: .color(background)
    }
  }

  /// What animations show now; nil for what was set.
  ///
  /// Animations of one property add up: each moves by what is left of its own way, from what was set last. Colors and
  /// transforms do not add up; the latest counts.
  ///
  /// - Parameters:
  ///   - property: What is animated.
  ///   - model: What was set last, if a change is underway; nil for what is set now.
  func shownValue(of property: LayerProperty, model: AnimatableValue? = nil) -> AnimatableValue? {
    guard var running = animations[property], !running.isEmpty else { return nil }
    let now = UIRuntime.shared.mainLoop.clock.now
    var shown = model ?? value(of: property)
    if let index = running.lastIndex(where: { !$0.isAdditive }) {
      guard let covering = running[index].value(at: now) else { return nil }
      shown = covering
      running.removeSubrange(...index)
    } else if running.allSatisfy({ $0.rest(at: now) == nil }) {
      return nil
    }
    return running.compactMap { $0.rest(at: now) }.reduce(shown) { $0.adding($1) }
  }

  /// Notes a change that an open block of animations animates.
  func record(_ property: LayerProperty, _ old: AnimatableValue, changed: Bool) {
    guard changed else { return }
    if KeyValueObservers.isActive { KeyValueObservers.changed(self) }
    let animator = UIRuntime.shared.animator
    if animator.isRecording {
      animator.record(property, of: self, from: old)
    } else if !layoutState.hasDelegate, displayState.wasShown, animatesByItself, !runsOwnAction(for: property) {
      animator.animateImplicitly(property, of: self, from: old)
    }
  }

  /// Whether changes of a layer without a delegate that was shown are animated although no block asks for it.
  private var animatesByItself: Bool {
    guard !CATransaction.disableActions() else { return false }
    var top = self
    while let outer = top.superlayer { top = outer }
    return (top.delegate as? UIWindow)?.isHidden == false
  }

  /// Ends the animations of the layer before their time.
  func cancelAnimations() {
    for animation in animations.values.flatMap({ $0 }) { animation.cancel() }
  }

  /// Ends all animations of the layer before their time.
  public func removeAllAnimations() {
    cancelAnimations()
    removeExplicitAnimations()
  }

  func setValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.transform, .transform(let transform)): setAffineTransform(transform)
    case (.opacity, .number(let number)): alpha = number
    case (.backgroundColor, .color(let color)): background = color
    default: break
    }
  }
}
