package import DioramaBuild
import SceneCompiler
import SceneDiagnostics
import SceneTooling

/// Prints the page of a diagnostic or rule, or what each is about in a line.
@MainActor
package func explainDiagnostic(_ id: String?, in run: ToolRun) -> ToolStatus {
  let ids = DiagnosticIDs.all.map(\.id) + LintRules.all.map(\.id)
  guard let id else {
    let width = ids.map(\.count).max() ?? 0
    let line = { (id: String, text: String) in
      id + String(repeating: " ", count: width - id.count + 2) + text + "\n"
    }
    run.print("Of the language, always on:\n")
    for kind in DiagnosticIDs.all { run.print(line(kind.id, kind.summary)) }
    for group in LintRule.Group.allCases {
      run.print("\nRules of 'diorama lint', \(group.rawValue):\n")
      for rule in LintRules.all where rule.group == group {
        run.print(line(rule.id, rule.summary + (rule.isOnByDefault ? "" : " (off by default)")))
      }
    }
    return run.finish()
  }
  guard let page = EmbeddedPages.page(id) else {
    let hint = Spelling.nearest(to: id, in: ids).map { "did you mean '\($0)'?" } ?? "see 'diorama explain'"
    run.fail("there is no diagnostic '\(id)'; \(hint)", .usage)
    return run.finish()
  }
  run.print(page.description)
  return run.finish()
}
