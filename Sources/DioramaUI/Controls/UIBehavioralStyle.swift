/// How a control behaves in an app for the iPad that runs on a Mac.
///
/// Nothing here runs that way; the style is kept for code that asks.
public enum UIBehavioralStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
