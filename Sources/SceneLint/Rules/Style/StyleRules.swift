extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let style: [LintRule] = [
    aliasMisuse,
    baseClass,
    bottomBar,
    idNaming,
    inlineScenes,
    magicColor,
    ownerName,
    redundantDefault,
    reuseIdentifierName,
    tagOverOutlet,
    unusedID,
    unusedPlaceholder,
    unusedStyle,
    variationWords,
  ]
}
