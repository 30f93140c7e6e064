public import Foundation
import NibLoader

/// Recognizes fingers that stay where they are.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  /// How many taps come before.
  open var numberOfTapsRequired = 0

  /// How many fingers stay.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var press = 0

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    minimumPressDuration = coder.decodeDouble(
      forKey: "UILongPressGestureRecognizer.minimumPressDuration",
      absent: 0.5
    )
    allowableMovement = coder.decodeSingle(forKey: "UILongPressGestureRecognizer.allowableMovement", absent: 10)
    numberOfTapsRequired = coder.decodeInteger(
      forKey: "UILongPressGestureRecognizer.numberOfTapsRequired",
      absent: 0
    )
    numberOfTouchesRequired = coder.decodeInteger(
      forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired",
      absent: 1
    )
  }

  /// Waits from the moment when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    start = lastLocation
    press += 1
    let seen = press
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + minimumPressDuration) { [weak self] in
      guard let self, press == seen, state == .possible, !self.touches.isEmpty else { return }
      state = .began
    }
  }

  /// A finger that moves too early does not stay; later, the gesture goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return state = .changed }
    let distance = CGPoint(x: lastLocation.x - start.x, y: lastLocation.y - start.y)
    if (distance.x * distance.x + distance.y * distance.y).squareRoot() > allowableMovement { state = .failed }
  }

  /// Ends with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the press.
  open override func reset() { press += 1 }
}

extension UIKitClasses {
  static let uiLongPressGestureRecognizer = NibClass(
    UILongPressGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UILongPressGestureRecognizer",
    properties: [
      NibProperty("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      NibProperty("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      NibProperty("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      NibProperty("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
