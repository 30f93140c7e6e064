extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let style: [LintRule] = [
    baseClass,
    bottomBar,
    ownerName,
    redundantDefault,
    unusedStyle,
  ]
}
