extension UIImage {
  /// The heaviness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// Neither light nor heavy.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }
}
