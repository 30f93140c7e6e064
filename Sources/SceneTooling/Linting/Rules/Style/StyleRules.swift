extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let style: [LintRule] = [
    aliasMisuse,
    idNaming,
    magicColor,
    redundantDefault,
    reuseIdentifierName,
    tagOverOutlet,
    unusedID,
    unusedPlaceholder,
    unusedStyle,
  ]
}
