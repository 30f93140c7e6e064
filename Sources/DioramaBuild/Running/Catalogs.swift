import SceneCatalog
import SceneDiagnostics

/// Makes the class catalog of a run.
@MainActor
enum Catalogs {
  /// UIKit's classes and those of the schemas that the user names, with the files that were read.
  ///
  /// It is nil where the schemas have errors, which are reported.
  static func catalog(with paths: [String], in run: ToolRun) -> (catalog: SceneCatalog, files: [String])? {
    guard !paths.isEmpty else { return (SceneCatalog(), []) }
    var sources: [SourceText] = []
    var isComplete = true
    for path in paths {
      guard let found = schemas(at: FilePath.trimmed(path), in: run) else {
        isComplete = false
        continue
      }
      sources += found
    }
    guard isComplete else { return nil }
    let (catalog, problems) = SceneCatalog.reading(sources)
    for problem in problems { run.report(problem.diagnostics, in: problem.source) }
    return problems.contains { $0.diagnostics.hasErrors } ? nil : (catalog, sources.map(\.path))
  }

  private static func schemas(at path: String, in run: ToolRun) -> [SourceText]? {
    do {
      var found = [path]
      if try run.files.status(path).kind == .folder {
        var search = FileSearch(run.files) { $0.hasSuffix(".yaml") && !SceneInput.isSceneName($0) }
        search.search(path)
        if let failure = search.failures.first { throw failure }
        found = search.found
      }
      guard !found.isEmpty else {
        run.fail("\(path): no schema (*.yaml) in this folder or below it", .usage)
        return nil
      }
      var sources: [SourceText] = []
      for path in found { sources.append(SourceText(path: path, bytes: try run.files.contents(path))) }
      return sources
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}
