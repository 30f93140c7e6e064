extension UIButton.Configuration {
  /// The way the background is drawn, by the function that makes the configuration.
  enum Style: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }
}
