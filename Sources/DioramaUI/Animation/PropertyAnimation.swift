import Foundation

/// One value of a layer on its way.
@MainActor
final class PropertyAnimation {
  let property: LayerProperty
  let unit: AnimationUnit

  /// Whether the animation adds to others of the property, as those of numbers, points and rectangles do.
  let isAdditive: Bool
  private weak var layer: CALayer?
  private let from: AnimatableValue
  private let to: AnimatableValue
  private let path: KeyframePath?

  init(_ change: AnimationUnit.Change, in unit: AnimationUnit) {
    property = change.property
    self.unit = unit
    layer = change.layer
    from = change.from
    path = change.path
    to = change.layer.value(of: change.property)
    isAdditive = from.isAdditive && unit.settings.isAdditive && !unit.settings.beginsFromCurrentState
    UIRuntime.shared.animator.running.append(self)
  }

  /// What is seen at a time; nil for what was set.
  func value(at time: TimeInterval) -> AnimatableValue? {
    unit.value(from: from, to: to, path: path, at: time)
  }

  /// What is left of the way at a time, as a difference from its end; nil once it is over.
  func rest(at time: TimeInterval) -> AnimatableValue? {
    value(at: time).flatMap { $0.difference(from: to) }
  }

  /// Gives the layer the value that holds after an end at a position.
  func settle(at position: UIViewAnimatingPosition) {
    guard let layer, position != .end else { return }
    let value = position == .start ? from : self.value(at: UIRuntime.shared.mainLoop.clock.now)
    guard let value else { return }
    UIRuntime.shared.animator.withoutRecording { layer.setValue(value, of: property) }
  }

  /// Ends before its time.
  func cancel() {
    remove()
    unit.lose(self)
  }

  /// Takes the animation off its layer.
  func remove() {
    layer?.animations[property]?.removeAll { $0 === self }
    if layer?.animations[property]?.isEmpty == true { layer?.animations[property] = nil }
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
