public import Foundation

/// Recognizes fingers that rest on the view.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must rest in seconds.
  open var minimumPressDuration: TimeInterval

  /// How far fingers may move before the gesture fails in points.
  open var allowableMovement: CGFloat

  /// How many taps must come before.
  open var numberOfTapsRequired: Int

  /// How many fingers it takes.
  open var numberOfTouchesRequired: Int

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    minimumPressDuration = 0.5
    allowableMovement = 10
    numberOfTapsRequired = 0
    numberOfTouchesRequired = 1
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    minimumPressDuration = coder.decodeDouble(forKey: "UILongPressGestureRecognizer.minimumPressDuration", absent: 0.5)
    allowableMovement = coder.decodeSingle(forKey: "UILongPressGestureRecognizer.allowableMovement", absent: 10)
    numberOfTapsRequired = coder.decodeInteger(forKey: "UILongPressGestureRecognizer.numberOfTapsRequired", absent: 0)
    numberOfTouchesRequired = coder.decodeInteger(
      forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired",
      absent: 1
    )
    super.init(coder: coder)
  }
}
