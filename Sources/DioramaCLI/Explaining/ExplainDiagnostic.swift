package import DioramaBuild
import SceneCompiler
import SceneDiagnostics

/// Prints the page of a diagnostic, or what each is about in a line.
@MainActor
package func explainDiagnostic(_ id: String?, in run: ToolRun) -> ToolStatus {
  let kinds = DiagnosticIDs.all
  guard let id else {
    let width = kinds.map(\.id.count).max() ?? 0
    for kind in kinds {
      run.print(kind.id + String(repeating: " ", count: width - kind.id.count + 2) + kind.summary + "\n")
    }
    return run.finish()
  }
  guard let page = EmbeddedPages.page(id) else {
    let hint = Spelling.nearest(to: id, in: kinds.map(\.id)).map { "did you mean '\($0)'?" } ?? "see 'diorama explain'"
    run.fail("there is no diagnostic '\(id)'; \(hint)", .usage)
    return run.finish()
  }
  run.print(page.description)
  return run.finish()
}
