public import Foundation

/// Plays the role of the user in tests: taps, drags and types in a window.
///
///     let user = UserDriver(window)
///     user.tap(button)
///     user.type("anna", into: nameField)
///
/// Every step is a turn of the main loop. Time passes only if the clock is a `ManualClock`.
@MainActor
public final class UserDriver {
  let window: UIWindow
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The time between two steps of a finger, in seconds.
  public var step: TimeInterval = 1.0 / 60

  /// Creates a driver for a window.
  public init(_ window: UIWindow) {
    self.window = window
  }

  // MARK: - Fingers

  /// Puts a finger down at a point of the window.
  @discardableResult
  public func touchDown(at point: CGPoint) -> UITouch {
    let now = UIRuntime.shared.mainLoop.clock.now
    let touch = UITouch(at: point, in: window, timestamp: now)
    if let lastTap, now - lastTap.time < 0.35, hypot(point.x - lastTap.place.x, point.y - lastTap.place.y) < 20 {
      touch.tapCount = lastTap.count + 1
    }
    send([touch], .began)
    return touch
  }

  /// Moves a finger to a point of the window.
  public func move(_ touch: UITouch, to point: CGPoint) { move([touch], to: [point]) }

  /// Moves fingers together, each to its point of the window.
  public func move(_ touches: [UITouch], to points: [CGPoint]) {
    for (touch, point) in zip(touches, points) {
      touch.previousPlace = touch.place
      touch.place = point
    }
    send(touches, .moved)
  }

  /// Lifts a finger.
  public func lift(_ touch: UITouch) {
    lastTap = (touch.place, touch.timestamp, touch.tapCount)
    send([touch], .ended)
  }

  /// Cancels a touch, as the system does.
  public func cancel(_ touch: UITouch) { send([touch], .cancelled) }

  // MARK: - What users do

  /// Taps at a point of the window.
  public func tap(at point: CGPoint) {
    lift(touchDown(at: point))
  }

  /// Taps in the middle of a view.
  public func tap(_ view: UIView) {
    tap(at: middle(of: view))
  }

  /// Presses at a point of the window for a number of seconds.
  public func press(at point: CGPoint, for seconds: TimeInterval) {
    let touch = touchDown(at: point)
    wait(seconds)
    lift(touch)
  }

  /// Drags a finger from a point of the window to another, in a number of steps.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    let touch = touchDown(at: start)
    for index in 1...max(1, steps) {
      let part = CGFloat(index) / CGFloat(max(1, steps))
      move(touch, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    lift(touch)
  }

  /// Types into a text field: taps it, if it is not being edited, and adds the text letter by letter.
  ///
  /// A line feed presses the return key.
  public func type(_ text: String, into field: UITextField) {
    if !field.isFirstResponder { tap(field) }
    guard field.isFirstResponder else { return }
    for letter in text {
      if letter.isNewline { field.pressReturn() } else { field.insert(String(letter)) }
      UIRuntime.shared.mainLoop.commit()
    }
  }

  /// Lets time pass, if the clock is a `ManualClock`.
  public func wait(_ seconds: TimeInterval) {
    (UIRuntime.shared.mainLoop.clock as? ManualClock)?.advance(by: seconds)
  }

  // MARK: - Steps

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window as UIView)
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let now = UIRuntime.shared.mainLoop.clock.now
    for touch in touches {
      touch.phase = phase
      touch.timestamp = now
    }
    let event = UIEvent()
    event.touches = touches
    UIApplication.shared.sendEvent(event)
    UIRuntime.shared.mainLoop.commit()
    wait(step)
  }

  private func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
}
