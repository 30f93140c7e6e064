public import Foundation

/// Recognizes a drag that starts at an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    edges = []
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    edges = coder.decodeOptions(forKey: "UIScreenEdgePanGestureRecognizer.edges", absent: [])
    super.init(coder: coder)
  }
}
