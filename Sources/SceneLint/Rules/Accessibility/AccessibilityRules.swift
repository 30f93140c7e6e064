extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let accessibility: [LintRule] = [
    accessibilityLabel,
    fixedFont,
    textContrast,
    touchTarget,
  ]
}
