/// What a map shows.
public enum MKMapType: Int, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with streets.
  case hybrid = 2
  /// Pictures from above with heights.
  case satelliteFlyover = 3
  /// Pictures from above with heights and streets.
  case hybridFlyover = 4
  /// Streets in faint colors.
  case mutedStandard = 5
}
