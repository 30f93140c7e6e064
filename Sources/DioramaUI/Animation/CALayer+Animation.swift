import Foundation

extension CALayer {
  /// What is seen of the layer now, while animations are on their way to what was set.
  ///
  /// Nil where nothing is animated.
  public func presentation() -> CALayer? {
    guard !animations.isEmpty else { return nil }
    return UIRuntime.shared.animator.withoutRecording {
      let shown = CALayer()
      shown.anchorPoint = anchorPoint
      for property: LayerProperty in [.bounds, .position, .transform, .opacity, .backgroundColor] {
        shown.setValue(shownValue(of: property) ?? value(of: property), of: property)
      }
      shown.isHidden = isHidden
      return shown
    }
  }

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

  /// What an animation shows now; nil for what was set.
  func shownValue(of property: LayerProperty) -> AnimatableValue? {
    animations[property]?.value(at: UIRuntime.shared.mainLoop.clock.now)
  }

  /// Notes a change that an open block of animations animates.
  func record(_ property: LayerProperty, _ old: AnimatableValue, changed: Bool) {
    guard changed else { return }
    let animator = UIRuntime.shared.animator
    if animator.isRecording { animator.record(property, of: self, from: old) }
  }

  /// Ends the animations of the layer before their time.
  func cancelAnimations() {
    for animation in Array(animations.values) { animation.cancel() }
  }

  /// Ends all animations of the layer before their time.
  public func removeAllAnimations() { cancelAnimations() }

  private func setValue(_ value: AnimatableValue, of property: LayerProperty) {
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
