public import Foundation

/// Recognizes fingers that sweep in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that count.
  open var direction: Direction

  /// How many fingers it takes.
  open var numberOfTouchesRequired: Int

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    direction = [.right]
    numberOfTouchesRequired = 1
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    direction = coder.decodeOptions(forKey: "UISwipeGestureRecognizer.direction", absent: [.right])
    numberOfTouchesRequired = coder.decodeInteger(forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired", absent: 1)
    super.init(coder: coder)
  }
}
