import Foundation

/// One value of a layer on its way.
@MainActor
final class PropertyAnimation {
  let property: LayerProperty
  let unit: AnimationUnit
  private weak var layer: CALayer?
  private let from: AnimatableValue
  private let to: AnimatableValue

  init(_ property: LayerProperty, of layer: CALayer, from: AnimatableValue, in unit: AnimationUnit) {
    self.property = property
    self.unit = unit
    self.layer = layer
    self.from = from
    to = layer.value(of: property)
    UIRuntime.shared.animator.running.append(self)
  }

  /// What is seen at a time; nil for what was set.
  func value(at time: TimeInterval) -> AnimatableValue? {
    unit.value(from: from, to: to, at: time)
  }

  /// Ends before its time.
  func cancel() {
    remove()
    unit.lose(self)
  }

  /// Takes the animation off its layer.
  func remove() {
    if layer?.animations[property] === self { layer?.animations[property] = nil }
    UIRuntime.shared.animator.running.removeAll { $0 === self }
  }
}

/// What of a layer can be animated.
enum LayerProperty: Hashable {
  case bounds
  case position
  case transform
  case opacity
  case backgroundColor
}
