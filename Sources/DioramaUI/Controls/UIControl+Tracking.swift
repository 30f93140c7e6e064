import Foundation

extension UIControl {
  /// How far outside a control a finger still counts as inside while it is followed, in points.
  private static let slack: CGFloat = 70

  /// Performs the actions of events, with what led to them.
  func send(_ controlEvents: Event, with event: UIEvent?) {
    var controlEvents = controlEvents
    // What a user changes is what a control is for.
    if controlEvents.contains(.valueChanged) { controlEvents.insert(.primaryActionTriggered) }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard entry.usesResponderChain || entry.object != nil else { continue }
      sendAction(entry.action, to: entry.object, for: event)
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first, isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isTouchInside = false }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = holds(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return endTracking(touch, with: event)
    }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    isTouchInside = holds(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside { performTap(event) } else { send(.touchUpOutside, with: event) }
    isTouchInside = false
  }

  func cancelTouches(_ event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func holds(_ touch: UITouch) -> Bool {
    let reach = touch.phase == .began ? 0 : Self.slack
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }
}
