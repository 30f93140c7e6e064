import SceneCatalog
import SceneDiagnostics

/// Makes the class catalog of a run.
@MainActor
enum Catalogs {
  /// What is wrong with a folder of schemas that holds none.
  static let noSchema = "no schema (*.yaml) in this folder or below it"

  /// UIKit's classes and those of some schemas; nil where the schemas have errors, which are reported.
  static func catalog(reading files: [String], in run: ToolRun) -> SceneCatalog? {
    guard !files.isEmpty else { return SceneCatalog.builtIn }
    var sources: [SourceText] = []
    do throws(FileError) {
      for path in files { sources.append(SourceText(path: path, bytes: try run.files.contents(path))) }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    let (catalog, problems) = SceneCatalog.reading(sources)
    for problem in problems { run.report(problem.diagnostics, in: problem.source) }
    return problems.contains { $0.diagnostics.hasErrors } ? nil : catalog
  }

  /// The schemas at the paths that the user names; nil where one holds none, which is reported.
  static func schemas(at paths: [String], in run: ToolRun) -> [String]? {
    var files: [String] = []
    var isComplete = true
    for path in paths.map({ FilePath.trimmed($0) }) {
      do throws(FileError) {
        let found = try run.files.status(path).kind == .folder ? schemas(in: path, run.files) : [path]
        if found.isEmpty { run.fail("\(path): \(noSchema)", .usage) }
        isComplete = isComplete && !found.isEmpty
        files += found
      } catch {
        run.fail("\(error)", .unreadableInput)
        isComplete = false
      }
    }
    return isComplete ? files : nil
  }

  /// The schemas in a folder and below.
  static func schemas(in folder: String, _ files: FileSystem) throws(FileError) -> [String] {
    var search = FileSearch(files) { isSchemaName($0) && !SceneInput.isSourceName($0) }
    search.search(folder)
    if let failure = search.failures.first { throw failure }
    return search.found
  }

  /// Whether a file's name is that of a schema.
  nonisolated static func isSchemaName(_ path: String) -> Bool { path.utf8.suffix(5).elementsEqual(".yaml".utf8) }
}
