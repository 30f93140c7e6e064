extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the system decides.
    case automatic
    /// A checkbox.
    case checkbox
    /// A sliding knob.
    case sliding
  }
}
