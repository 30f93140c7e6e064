public import Foundation

/// Plays the role of the user in tests: taps, drags and types in a window.
///
///     let user = UserDriver(window)
///     user.tap(button)
///     user.type("anna", into: nameField)
///
/// Every step is a turn of the main loop. Time passes only if the clock is a `ManualClock`. Before the first touch of a step, the turn
/// that came before is committed, so that the finger finds views where a user would.
///
/// What a user could not do is a `Miss`: a tap on a hidden, covered or disabled button, or text for a field that does not begin to edit.
/// It stops the program with a sentence at the line of the step, or is an issue of the test with the trait `recordsMisses` of
/// DioramaSnapshots.
@preconcurrency @MainActor
public final class UserDriver {
  /// Receives what a driver cannot do; nil, the default, stops the program with the miss's text at its line.
  ///
  ///     UserDriver.missHandler = { XCTFail($0.description, file: $0.filePath, line: $0.line) }
  @preconcurrency
  public static var missHandler: (@MainActor (Miss) -> Void)?

  /// Takes misses before the handler, and returns whether it has; nil for none.
  package static var missTaker: (@MainActor (Miss) -> Bool)?

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
    prepare()
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

  /// Lifts a finger that rests, so that nothing goes on moving.
  package func liftAtRest(_ touch: UITouch) {
    touch.isAtRest = true
    lift(touch)
  }

  /// Cancels a touch, as the system does.
  public func cancel(_ touch: UITouch) { send([touch], .cancelled) }

  // MARK: - What users do

  /// Taps at a point of the window.
  public func tap(at point: CGPoint) {
    lift(touchDown(at: point))
  }

  /// Taps in the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view. A label or an image that takes no touches itself passes the tap to what is behind it.
  ///   - reach: Whether the finger is to reach the view; the other case is a miss.
  public func tap(
    _ view: UIView,
    expecting reach: Reach = .hit,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    let obstacle = obstacle(to: view)
    check(obstacle, UserDriver.name(of: view), reach, "tap", filePath, line)
    // What is not in the window has no place there.
    if obstacle != .missing { tap(at: middle(of: view)) }
  }

  /// Taps in the middle of the view in front that has an accessibility label, such as the title of a button.
  ///
  /// - Parameters:
  ///   - label: The accessibility label.
  ///   - reach: Whether there is to be such a view that the finger reaches; the other case is a miss.
  public func tap(
    labeled label: String,
    expecting reach: Reach = .hit,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    let (view, obstacle) = found(labeled: label)
    check(obstacle, view.map { UserDriver.name(of: $0) } ?? "a view labeled '\(label)'", reach, "tap", filePath, line)
    if let view { tap(at: middle(of: view)) }
  }

  /// Presses at a point of the window for a number of seconds.
  public func press(at point: CGPoint, for seconds: TimeInterval) {
    let touch = touchDown(at: point)
    wait(seconds)
    lift(touch)
  }

  /// Drags a finger from a point of the window to another, in a number of steps, and lifts it at rest.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    liftAtRest(slide(from: start, to: end, steps: steps))
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
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: The field or text view.
  ///   - reach: Whether the field is to take every letter; the other case is a miss.
  public func type(
    _ text: String,
    into field: any UIView & UIKeyInput,
    expecting reach: Reach = .hit,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    var obstacle = field.isFirstResponder ? nil : obstacle(to: field)
    if obstacle == nil {
      if !field.isFirstResponder { tap(at: middle(of: field)) }
      for letter in text {
        guard field.isFirstResponder else {
          obstacle = .notEditing
          break
        }
        press(letter, in: field)
      }
    }
    check(obstacle, UserDriver.name(of: field), reach, "type into", filePath, line)
  }

  /// Presses the delete key a number of times in the text field or text view that is being edited; without one, it is a miss.
  public func deleteBackward(_ times: Int = 1, filePath: StaticString = #filePath, line: UInt = #line) {
    let first = UIRuntime.shared.keyboard.window?.firstResponder ?? window.firstResponder
    guard let field = first as? any UIResponder & UIKeyInput else {
      return check(.notEditing, "a text", .hit, "delete in", filePath, line)
    }
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

  /// Commits what came before a touch, unless steps share a turn.
  func prepare() {
    if sharesTurn { window.layoutIfNeeded() } else if event == nil { UIRuntime.shared.mainLoop.commit() }
  }

  /// The window that takes a touch at a point of the driver's: that of the input views where one of them is.
  func frontWindow(at point: CGPoint) -> UIWindow {
    UIRuntime.shared.keyboard.forgetLostOwner()
    guard let front = UIRuntime.shared.keyboard.window, !front.isHidden else { return window }
    front.layoutIfNeeded()
    return front.hitTest(front.convert(point, from: window as UIView), with: nil) == nil ? window : front
  }

  /// The view that takes a touch at a point of the window; nil where none does.
  package func hitView(at point: CGPoint) -> UIView? {
    prepare()
    let front = frontWindow(at: point)
    return front.hitTest(front.convert(point, from: window as UIView), with: nil)
  }

  /// The middle of a view in the window's coordinates.
  func middle(of view: UIView) -> CGPoint {
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
