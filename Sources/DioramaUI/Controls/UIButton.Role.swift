extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the user most likely wants.
    case primary = 1
    /// Leaves things as they are.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }
}
