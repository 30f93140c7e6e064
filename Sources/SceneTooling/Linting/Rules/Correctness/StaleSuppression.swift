import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every suppression silences something.
  static let staleSuppression = LintRule(
    "stale-suppression",
    .correctness,
    "Every suppression silences a finding.",
    true,
    .warning,
    [],
    .suppressions { use in
      zip(use.suppressions, use.silenced).flatMap { suppression, silenced in
        // Without a reason it silences nothing, which is another rule's matter.
        guard suppression.reason != nil else { return [LintFinding]() }
        return suppression.ids.filter { use.checked.contains($0.value) && !silenced.contains($0.value) }.map {
          LintFinding("there is no '\($0.value)' to silence here", at: $0.range, hint: "take the comment out")
        }
      }
    }
  )
}
