import SceneDiagnostics

/// The rules of the linter.
package enum LintRules {
  /// Every rule, by group.
  package static let all: [LintRule] =
    LintRule.correctness + LintRule.layout + LintRule.accessibility + LintRule.localization + LintRule.style
    + LintRule.performance

  /// The id of the rule on frames, which `compile --check-frames` asks for.
  package static let misplacedFrames = LintRule.misplacedView.id

  /// A rule by its id; nil where there is none.
  package static func rule(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
