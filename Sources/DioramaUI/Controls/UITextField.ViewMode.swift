extension UITextField {
  /// When a text field shows a view that lies over it.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While its text is edited.
    case whileEditing
    /// Unless its text is edited.
    case unlessEditing
    /// Always.
    case always
  }
}
