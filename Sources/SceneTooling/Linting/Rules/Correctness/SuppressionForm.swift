import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every suppression names rules that there are, and a reason.
  static let suppressionForm = LintRule(
    "suppression-form",
    .correctness,
    "Every suppression names rules that can be silenced, and says why.",
    true,
    .warning,
    [],
    .suppressions { use in
      let silenceable = ValidationRules.suppressibleIDs.union(LintRules.all.map(\.id))
      return use.suppressions.flatMap { suppression in
        var found = suppression.ids.filter { !silenceable.contains($0.value) }.map { unknown($0, among: silenceable) }
        if suppression.ids.isEmpty {
          found.append(LintFinding("this names no rule, so it silences nothing", at: suppression.range, hint: form))
        } else if suppression.reason == nil {
          found.append(LintFinding("this says no reason, so it silences nothing", at: suppression.range, hint: form))
        }
        return found
      }
    }
  )

  private static let form = "like '# diorama:disable RULE -- reason'"

  private static func unknown(_ id: Located<String>, among ids: Set<String>) -> LintFinding {
    if DiagnosticIDs.kind(id.value) != nil {
      return LintFinding("'\(id.value)' cannot be silenced", at: id.range, hint: "it says what cannot be compiled")
    }
    let nearest = Spelling.nearest(to: id.value, in: ids.sorted()).map { "did you mean '\($0)'?" }
    return LintFinding("there is no rule '\(id.value)'", at: id.range, hint: nearest ?? "see 'diorama explain'")
  }
}
