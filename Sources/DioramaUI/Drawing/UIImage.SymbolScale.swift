extension UIImage {
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// As the text around it.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As tall as the text.
    case medium = 2
    /// Taller than the text.
    case large = 3
  }
}
