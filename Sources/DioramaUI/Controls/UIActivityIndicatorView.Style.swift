extension UIActivityIndicatorView {
  /// The looks of an activity indicator.
  public enum Style: Int, Sendable {
    /// A large white wheel, which `large` replaces.
    case whiteLarge = 0
    /// A white wheel, which `medium` replaces.
    case white = 1
    /// A gray wheel, which `medium` replaces.
    case gray = 2
    /// A wheel of the usual size.
    case medium = 100
    /// A large wheel.
    case large = 101
  }
}
