extension UIScrollView {
  /// When dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// While the drag covers it.
    case interactive
    /// When a drag begins, with the accessory view.
    case onDragWithAccessory
    /// While the drag covers it, with the accessory view.
    case interactiveWithAccessory
  }
}
