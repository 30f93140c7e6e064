import Foundation

/// The open blocks of animations and the running ones.
@MainActor
final class Animator {
  /// The calls of `animateKeyframes` that are open, the innermost last.
  var keyframes: [KeyframeGroup] = []

  private var open: [AnimationUnit] = []
  private var waiting: [AnimationUnit] = []
  private var pauses = 0
  var running: [PropertyAnimation] = []
  var isEnabled = true

  init() {}

  /// The innermost block that is open; nil outside of blocks.
  var current: AnimationUnit? { open.last }

  /// Whether changes are animated now.
  var isRecording: Bool { !open.isEmpty && pauses == 0 }

  func begin(_ unit: AnimationUnit) { open.append(unit) }

  /// Closes the innermost block; with the outermost, everything starts.
  func commit() {
    guard let unit = open.popLast() else {
      return UIRuntime.shared.warn("+[UIView commitAnimations] without beginAnimations:context:")
    }
    unit.transaction = TransactionGroup.current
    unit.transaction?.enter()
    waiting.append(unit)
    guard open.isEmpty else { return }
    let units = waiting
    waiting = []
    for unit in units { unit.start(isEnabled: isEnabled) }
  }

  /// Closes the innermost block without starting it: whoever opened it moves it.
  func takeBack(_ unit: AnimationUnit) {
    if open.last === unit { open.removeLast() }
  }

  /// Runs a call, and returns the blocks of animations that have started in it.
  func capturing(_ call: () -> Void) -> [AnimationUnit] {
    let outer = captured
    captured = []
    call()
    let units = captured ?? []
    captured = outer.map { $0 + units }
    return units
  }

  private var captured: [AnimationUnit]?

  /// Notes a block that has started.
  func didStart(_ unit: AnimationUnit) { captured?.append(unit) }

  /// Notes what a layer showed before its first change inside the innermost block.
  func record(_ property: LayerProperty, of layer: CALayer, from old: AnimatableValue) {
    guard isRecording, let unit = open.last else { return }
    guard !unit.changes.contains(where: { $0.layer === layer && $0.property == property }) else { return }
    let from = unit.settings.beginsFromCurrentState ? layer.shownValue(of: property, model: old) ?? old : old
    unit.changes.append(AnimationUnit.Change(layer: layer, property: property, from: from))
  }

  /// Animates a change that no block animates, as the transaction says.
  func animateImplicitly(_ property: LayerProperty, of layer: CALayer, from old: AnimatableValue) {
    guard pauses == 0 else { return }
    let group = TransactionGroup.current
    let unit = AnimationUnit()
    unit.settings.duration = group.animationDuration
    unit.settings.curve = .easeInOut
    unit.settings.isAdditive = true
    unit.changes = [AnimationUnit.Change(layer: layer, property: property, from: old)]
    unit.transaction = group
    group.enter()
    unit.start(isEnabled: true)
  }

  /// Runs a closure whose changes are not animated.
  func withoutRecording<Result>(_ body: () -> Result) -> Result {
    pauses += 1
    defer { pauses -= 1 }
    return body()
  }

  /// Takes away what a block that has stopped still moved.
  func forget(_ unit: AnimationUnit) {
    for animation in running where animation.unit === unit { animation.remove() }
  }
}
