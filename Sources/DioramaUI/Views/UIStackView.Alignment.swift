extension UIStackView {
  /// How a stack view's children stand across its axis.
  public enum Alignment: Int, Sendable {
    /// They fill the whole extent.
    case fill
    /// They start where reading starts.
    case leading
    /// The baselines of their first lines meet.
    case firstBaseline
    /// They stand in the middle.
    case center
    /// They end where reading ends.
    case trailing
    /// The baselines of their last lines meet.
    case lastBaseline

    /// The top edge; a horizontal stack view's name for `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edge; a horizontal stack view's name for `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
