public import Foundation

/// Recognizes two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor from which the pinch starts.
  open var scale: CGFloat

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    scale = 1
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    scale = coder.decodeCGFloat(forKey: "UIPinchGestureRecognizer.scale", absent: 1)
    super.init(coder: coder)
  }
}
