extension UITextField {
  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded border.
    case roundedRect
  }
}
