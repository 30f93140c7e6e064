extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let performance: [LintRule] = [
    deepNesting,
    nestedScrollViews,
    tooManyViews,
    uselessWrapper,
  ]
}
