extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let correctness: [LintRule] = [
    blockedTouches,
    controlWithoutAction,
    missingColor,
    missingImage,
    staleSuppression,
    suppressionForm,
    unreachableHidden,
    unsentEvent,
    unusedAction,
    unusedClass,
    unusedInspectable,
    unusedOutlet,
  ]
}
