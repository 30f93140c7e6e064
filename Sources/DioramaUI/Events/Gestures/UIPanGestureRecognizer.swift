public import Foundation

/// Recognizes fingers that drag.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers it takes.
  open var minimumNumberOfTouches: Int

  /// The most fingers it takes.
  open var maximumNumberOfTouches: Int

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    minimumNumberOfTouches = 1
    maximumNumberOfTouches = 4294967295
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    minimumNumberOfTouches = coder.decodeInteger(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches", absent: 1)
    maximumNumberOfTouches = coder.decodeInteger(
      forKey: "UIPanGestureRecognizer.maximumNumberOfTouches",
      absent: 4294967295
    )
    super.init(coder: coder)
  }
}
