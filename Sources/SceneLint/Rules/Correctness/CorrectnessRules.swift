extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let correctness: [LintRule] = [
    blockedTouches,
    controlWithoutAction,
    deprecatedSegue,
    missingColor,
    missingImage,
    missingModule,
    ownerChildren,
    staleSuppression,
    suppressionForm,
    uncalledMethod,
    unknownSymbol,
    unnamedSegue,
    unreachableHidden,
    unsentEvent,
    unusedAction,
    unusedClass,
    unusedInspectable,
    unusedOutlet,
  ]
}
