import SceneDiagnostics

/// The rules of the linter.
package enum LintRules {
  /// Every rule, by group.
  package static let all: [LintRule] =
    LintRule.correctness + LintRule.layout + LintRule.accessibility + LintRule.localization + LintRule.style
    + LintRule.performance

  /// The ids of what the seam between scenes and code is about, which `lint --only seam` asks for.
  package static let seam: Set<String> = [
    "action-arity", "ambiguous-class", "generic-class", "outlet-type", "unconnected-outlet", "unknown-action",
    "unknown-attribute",
    "unknown-class", "unknown-outlet", "unknown-swift-class", unusedAction, unusedInspectable, unusedOutlet,
  ]
  private static let unusedAction = LintRule.unusedAction.id
  private static let unusedInspectable = LintRule.unusedInspectable.id
  private static let unusedOutlet = LintRule.unusedOutlet.id

  /// The id of the rule on frames, which `compile --check-frames` asks for.
  package static let misplacedFrames = LintRule.misplacedView.id

  /// A rule by its id; nil where there is none.
  package static func rule(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
