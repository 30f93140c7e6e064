public import Foundation

/// Recognizes two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians from which the rotation starts.
  open var rotation: CGFloat

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    rotation = 0
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    rotation = coder.decodeCGFloat(forKey: "UIRotationGestureRecognizer.rotation", absent: 0)
    super.init(coder: coder)
  }
}
