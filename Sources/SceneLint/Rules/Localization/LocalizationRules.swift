extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let localization: [LintRule] = [
    leftRight,
    localizableText,
  ]
}
