extension UITableView {
  /// How a table groups its sections.
  public enum Style: Int, Sendable {
    /// Sections follow each other, with headers that stay on the screen.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, with rounded corners and space at the sides.
    case insetGrouped = 2
  }
}
