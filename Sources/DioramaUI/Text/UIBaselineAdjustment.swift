/// Where text stands vertically when its font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the unshrunk text has it.
  case alignBaselines
  /// The text is centered.
  case alignCenters
  /// The text starts at the top.
  case none
}
