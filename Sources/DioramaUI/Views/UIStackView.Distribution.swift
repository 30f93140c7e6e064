extension UIStackView {
  /// How a stack view's children fill its axis.
  public enum Distribution: Int, Sendable {
    /// They are stretched by their priorities.
    case fill
    /// They have one size.
    case fillEqually
    /// They are stretched by their own sizes.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// The distances of their centers are equal.
    case equalCentering
  }
}
