import Foundation

/// What the gestures of two fingers have in common: the line between the fingers.
@MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  var start: (length: CGFloat, angle: CGFloat) = (0, 0)
  private var lastTime: TimeInterval = 0

  /// The line between the fingers now: its length in points and its angle in radians.
  var line: (length: CGFloat, angle: CGFloat) {
    guard touches.count >= 2 else { return start }
    let way = CGPoint(x: touches[1].place.x - touches[0].place.x, y: touches[1].place.y - touches[0].place.y)
    return ((way.x * way.x + way.y * way.y).squareRoot(), CGFloat(atan2(Double(way.y), Double(way.x))))
  }

  /// Whether the line has changed enough to begin.
  var isFarEnough: Bool { false }

  /// Takes in what the line has become, some seconds after the last time.
  func update(after seconds: TimeInterval) {}

  /// Notes the line that the gesture begins with.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if self.touches.count == 2 { start = line }
    if self.touches.count > 2, state == .possible { state = .failed }
  }

  /// Begins when the line has changed enough, and goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    if state == .possible, !isFarEnough { return }
    update(after: event.timestamp - lastTime)
    lastTime = event.timestamp
    state = state == .possible ? .began : .changed
  }

  /// Ends with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
