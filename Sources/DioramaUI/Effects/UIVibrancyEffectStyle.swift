/// The kinds of content that a vibrancy effect suits.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Label.
  case label = 0
  /// Secondary label.
  case secondaryLabel = 1
  /// Tertiary label.
  case tertiaryLabel = 2
  /// Quaternary label.
  case quaternaryLabel = 3
  /// Fill.
  case fill = 4
  /// Secondary fill.
  case secondaryFill = 5
  /// Tertiary fill.
  case tertiaryFill = 6
  /// Separator.
  case separator = 7
}
