public import Foundation
import NibLoader

/// What the gestures of two fingers have in common: the line between the fingers.
@preconcurrency @MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  var start: (length: CGFloat, angle: CGFloat) = (0, 0)
  private var lastTime: TimeInterval = 0

  /// The line between the fingers now: its length in points and its angle in radians.
  var line: (length: CGFloat, angle: CGFloat) {
    guard touches.count >= 2 else { return start }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    let way = CGPoint(x: second.x - first.x, y: second.y - first.y)
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

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How much the distance changes before it is a pinch, in points.
  private static let slack: CGFloat = 8

  /// The distance of the fingers in units of that at the beginning; setting it makes them go on from there.
  open var scale: CGFloat = 1 { didSet { if scale != 0 { start.length = line.length / scale } } }

  /// How fast the scale changes, each second.
  open private(set) var velocity: CGFloat = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    scale = coder.decodeCGFloat(forKey: "UIPinchGestureRecognizer.scale", absent: 1)
  }

  override var isFarEnough: Bool { start.length > 0 && abs(line.length - start.length) >= Self.slack }

  override func update(after seconds: TimeInterval) {
    let new = start.length > 0 ? line.length / start.length : 1
    if seconds > 0 { velocity = (new - scale) / CGFloat(seconds) }
    scale = new
  }

  /// Forgets the pinch.
  open override func reset() {
    scale = 1
    velocity = 0
  }
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians.
  private static let slack: CGFloat = 0.05

  /// How far the fingers have turned, in radians; setting it makes them go on from there.
  open var rotation: CGFloat = 0 { didSet { start.angle = line.angle - rotation } }

  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    rotation = coder.decodeCGFloat(forKey: "UIRotationGestureRecognizer.rotation", absent: 0)
  }

  override var isFarEnough: Bool { abs(turn) >= Self.slack }

  override func update(after seconds: TimeInterval) {
    let new = turn
    if seconds > 0 { velocity = (new - rotation) / CGFloat(seconds) }
    rotation = new
  }

  /// Forgets the rotation.
  open override func reset() {
    rotation = 0
    velocity = 0
  }

  /// The turn since the beginning, by the shorter way.
  private var turn: CGFloat {
    let angle = line.angle - start.angle
    return CGFloat(atan2(sin(Double(angle)), cos(Double(angle))))
  }
}

extension UIKitClasses {
  static let uiPinchGestureRecognizer = NibClass(
    UIPinchGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIPinchGestureRecognizer",
    properties: [
      NibProperty("scale", \UIPinchGestureRecognizer.scale)
    ]
  )

  static let uiRotationGestureRecognizer = NibClass(
    UIRotationGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIRotationGestureRecognizer",
    properties: [
      NibProperty("rotation", \UIRotationGestureRecognizer.rotation)
    ]
  )
}
