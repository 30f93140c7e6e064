extension UIBarButtonItem {
  /// The looks of a bar button.
  public enum Style: Int, Sendable {
    /// Without a border.
    case plain = 0
    /// With a border, which newer systems do not draw.
    case bordered = 1
    /// For the button that ends a task.
    case done = 2

    /// Another name of `done`.
    public static var prominent: Style { .done }
  }
}
