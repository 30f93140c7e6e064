public import Foundation
import NibLoader

/// Recognizes one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move, in points, and how long after a tap the next may begin, in seconds.
  private static let slack: CGFloat = 10
  private static let patience: TimeInterval = 0.35

  /// How many taps in a row the gesture has.
  open var numberOfTapsRequired = 1

  /// How many fingers tap.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let counter = coder.decode(TapCounter.self, forKey: "UITapGestureRecognizer._imp") else { return }
    numberOfTapsRequired = counter.numberOfTapsRequired
    numberOfTouchesRequired = counter.numberOfTouchesRequired
  }

  override var isUndecided: Bool { !touches.isEmpty || taps > 0 }
  override var tapsBeforeOthers: Int { numberOfTapsRequired }

  /// A tap is no reason for another recognizer to give up that waits for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    fingers = max(fingers, self.touches.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  /// A finger that moves does not tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = touches.contains { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.windowLocation
      return max(abs(touch.windowLocation.x - start.x), abs(touch.windowLocation.y - start.y)) > Self.slack
    }
    if hasMoved { state = .failed }
  }

  /// Counts the taps, and waits for the next.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired { return state = .ended }
    let seen = taps
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + Self.patience) { [weak self] in
      guard let self, taps == seen, state == .possible, self.touches.isEmpty else { return }
      state = .failed
    }
  }

  /// A touch that is taken away is no tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets taps and fingers.
  open override func reset() {
    taps = 0
    fingers = 0
    starts = [:]
  }
}

/// What an archive keeps of a tap recognizer's conditions, in an object of its own.
final class TapCounter: NSObject, NSCoding {
  let numberOfTapsRequired: Int
  let numberOfTouchesRequired: Int

  required init?(coder: NSCoder) {
    numberOfTapsRequired = coder.decodeInteger(forKey: "UITapRecognizer.numberOfTapsRequired", absent: 1)
    numberOfTouchesRequired = coder.decodeInteger(forKey: "UITapRecognizer.numberOfTouchesRequired", absent: 1)
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(numberOfTapsRequired, forKey: "UITapRecognizer.numberOfTapsRequired")
    coder.encode(numberOfTouchesRequired, forKey: "UITapRecognizer.numberOfTouchesRequired")
  }
}

extension UIKitClasses {
  static let tapCounter = NibClass(TapCounter.self, parent: nil, name: "UITapRecognizer")
}

extension UIKitClasses {
  static let uiTapGestureRecognizer = NibClass(
    UITapGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UITapGestureRecognizer",
    properties: [
      NibProperty("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      NibProperty("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
