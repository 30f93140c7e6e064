import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every suppression silences something.
  static let staleSuppression = LintRule(
    "stale-suppression",
    .correctness,
    "A suppression silences nothing.",
    true,
    .warning,
    [],
    .suppressions { use in
      let removal = SuppressionRemoval(use)
      let unended = Set(use.regions.unended.map(\.begin))
      return use.suppressions.indices.flatMap { index -> [LintFinding] in
        let suppression = use.suppressions[index]
        // What has no reason or no end silences nothing, which is another rule's matter.
        guard suppression.reason != nil, suppression.scope != .end, !unended.contains(index) else { return [] }
        let stale = suppression.ids.filter {
          use.checked.contains($0.value) && !use.silenced[index].contains($0.value)
        }
        return stale.map { id in
          let isOnly = suppression.ids.count == 1
          let fix = Diagnostic.FixIt(
            isOnly ? "remove the comment" : "remove '\(id.value)'",
            edits: removal.edits(removing: id.value, at: index),
            isCertain: true
          )
          return LintFinding(
            "there is no '\(id.value)' to silence \(reach(of: suppression.scope))",
            at: id.range,
            hint: isOnly ? "remove the comment" : "remove it from the comment",
            fixIts: [fix]
          )
        }
      }
    }
  )

  private static func reach(of scope: Suppression.Scope) -> String {
    switch scope {
    case .line: "here"
    case .begin, .end: "in this region"
    case .file: "in this file"
    }
  }
}
