public import Foundation

/// Plays the role of the user in tests: taps, drags and types in a window.
///
///     let user = UserDriver(window)
///     user.tap(button)
///     user.type("anna", into: nameField)
///
/// Every step is a turn of the main loop. Time passes only if the clock is a `ManualClock`.
@preconcurrency @MainActor
public final class UserDriver {
  let window: UIWindow
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// The event of the fingers that are down; nil while there are none.
  private var event: UIEvent?

  /// Whether steps wait for the end of `inOneTurn` before their turn is committed.
  private var sharesTurn = false

  /// The time between two steps of a finger, in seconds.
  public var step: TimeInterval = 1.0 / 60

  /// Creates a driver for a window.
  public init(_ window: UIWindow) {
    self.window = window
  }

  // MARK: - Fingers

  /// Puts a finger down at a point of the window, or on what the first responder shows in front of it.
  @discardableResult
  public func touchDown(at point: CGPoint) -> UITouch {
    let now = UIRuntime.shared.mainLoop.clock.now
    let front = frontWindow(at: point)
    let touch = UITouch(at: front.convert(point, from: window as UIView), in: front, timestamp: now)
    if let lastTap, now - lastTap.time < 0.35, hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 20 {
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
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = touch.window?.convert(point, from: window as UIView) ?? point
    }
    send(touches, .moved)
  }

  /// Lifts a finger.
  public func lift(_ touch: UITouch) {
    lastTap = (touch.location(in: window), touch.timestamp, touch.tapCount)
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

  /// Taps in the middle of the view in front that has an accessibility label, such as the title of a button.
  ///
  /// - Returns: Whether there is one that is seen and takes touches.
  @discardableResult
  public func tap(labeled label: String) -> Bool {
    for top in [UIRuntime.shared.keyboard.window, window] {
      top?.layoutIfNeeded()
      guard let top, let view = frontmost(labeled: label, in: top) else { continue }
      tap(view)
      return true
    }
    return false
  }

  private func frontmost(labeled label: String, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return nil }
    for subview in view.subviews.reversed() {
      if let found = frontmost(labeled: label, in: subview) { return found }
    }
    guard view.isAccessibilityElement, view.accessibilityLabel == label,
      case let middle = middle(of: view), case let front = frontWindow(at: middle),
      let hit = front.hitTest(front.convert(middle, from: window as UIView), with: nil),
      hit === view || hit.isDescendant(of: view)
    else { return nil }
    return view
  }

  /// Presses at a point of the window for a number of seconds.
  public func press(at point: CGPoint, for seconds: TimeInterval) {
    let touch = touchDown(at: point)
    wait(seconds)
    lift(touch)
  }

  /// Drags a finger from a point of the window to another, in a number of steps, and lifts it at rest.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    let touch = slide(from: start, to: end, steps: steps)
    touch.isAtRest = true
    lift(touch)
  }

  /// Moves a finger from a point of the window to another, in a number of steps, and lifts it while it moves.
  ///
  /// What it has scrolled goes on. Its speed follows from `step` and the clock, which is to be a `ManualClock`.
  public func flick(from start: CGPoint, to end: CGPoint, steps: Int = 5) {
    lift(slide(from: start, to: end, steps: steps))
  }

  private func slide(from start: CGPoint, to end: CGPoint, steps: Int) -> UITouch {
    let touch = touchDown(at: start)
    for index in 1...max(1, steps) {
      let part = CGFloat(index) / CGFloat(max(1, steps))
      move(touch, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return touch
  }

  /// Does several steps in one turn of the main loop, and waits until all turns have run.
  ///
  ///     await user.inOneTurn { $0.tap(button) }
  ///
  /// Blocks that an action puts in the main queue run before the layout of the turn and what follows it, as on a device; a
  /// step by itself commits its turn before it returns.
  public func inOneTurn(_ steps: (UserDriver) -> Void) async {
    sharesTurn = true
    steps(self)
    sharesTurn = false
    UIRuntime.shared.mainLoop.setNeedsCommit()
    await UIRuntime.shared.mainLoop.settle()
  }

  /// Types into a text field or text view: taps it, if it is not being edited, and adds the text letter by letter.
  ///
  /// A line feed presses the return key, a backspace (`"\u{8}"`) the delete key.
  public func type(_ text: String, into field: any UIView & UIKeyInput) {
    if !field.isFirstResponder { tap(field) }
    guard field.isFirstResponder else { return }
    for letter in text {
      guard field.isFirstResponder else { return }
      press(letter, in: field)
    }
  }

  /// Presses the delete key a number of times, if a text field or text view is being edited.
  public func deleteBackward(_ times: Int = 1) {
    let first = UIRuntime.shared.keyboard.window?.firstResponder ?? window.firstResponder
    guard let field = first as? any UIResponder & UIKeyInput else { return }
    for _ in 0..<max(0, times) { press("\u{8}", in: field) }
  }

  private func press(_ letter: Character, in field: any UIResponder & UIKeyInput) {
    if letter == "\u{8}" {
      field.deleteBackward()
    } else if let edited = field as? any KeyboardEdited {
      edited.pressKey(letter)
    } else {
      field.insertText(String(letter))
    }
    UIRuntime.shared.mainLoop.commit()
  }

  /// Lets time pass, if the clock is a `ManualClock`.
  public func wait(_ seconds: TimeInterval) {
    (UIRuntime.shared.mainLoop.clock as? ManualClock)?.advance(by: seconds)
  }

  // MARK: - Steps

  /// The window that takes a touch at a point of the driver's: that of the input views where one of them is.
  private func frontWindow(at point: CGPoint) -> UIWindow {
    UIRuntime.shared.keyboard.forgetLostOwner()
    guard let front = UIRuntime.shared.keyboard.window, !front.isHidden else { return window }
    front.layoutIfNeeded()
    return front.hitTest(front.convert(point, from: window as UIView), with: nil) == nil ? window : front
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window as UIView)
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let now = UIRuntime.shared.mainLoop.clock.now
    for touch in touches {
      touch.phase = phase
      touch.timestamp = now
    }
    let event = event ?? UIEvent()
    self.event = event
    for touch in event.touches { if !touches.contains(where: { $0 === touch }) { touch.phase = .stationary } }
    event.touches += touches.filter { touch in !event.touches.contains { $0 === touch } }
    UIApplication.shared.sendEvent(event)
    if phase == .ended || phase == .cancelled {
      // Whoever keeps the last event of a sequence still finds its touches.
      let left = event.touches.filter { touch in !touches.contains { $0 === touch } }
      if left.isEmpty { self.event = nil } else { event.touches = left }
    }
    guard !sharesTurn else { return }
    UIRuntime.shared.mainLoop.commit()
    wait(step)
  }

  private func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
}
