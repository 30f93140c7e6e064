/// Finds the scenes that the arguments of a command name.
@MainActor
package enum SceneSearch {
  /// The scenes in the order of their paths, each once; what is wrong with an argument is reported.
  package static func scenes(_ arguments: [String], in run: ToolRun) -> [SceneInput] {
    var found: [SceneInput] = []
    for argument in arguments {
      if argument == "-" {
        found.append(.standardInput)
      } else {
        found += scenes(at: FilePath.trimmed(argument), in: run)
      }
    }
    var seen: Set<String> = []
    var folders: [String: String] = [:]
    return found.filter { input in
      seen.insert(input.isStandardInput ? "-" : Location.of(input.path, in: run.files, folders: &folders)).inserted
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func scenes(at path: String, in run: ToolRun) -> [SceneInput] {
    do {
      guard try run.files.status(path).kind == .folder else { return file(path, in: run) }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return []
    }
    var search = FileSearch(run.files, isWanted: SceneInput.isSceneName)
    search.search(path)
    for failure in search.failures { run.fail("\(failure)", .unreadableInput) }
    if search.found.isEmpty, search.failures.isEmpty {
      run.fail("\(path): no scene file (*\(SceneInput.suffix)) in this folder or below it", .usage)
    }
    return search.found.map(SceneInput.file)
  }

  private static func file(_ path: String, in run: ToolRun) -> [SceneInput] {
    guard SceneInput.isSceneName(path) else {
      run.fail("\(path): not a scene file; \(advice(for: path))", .usage)
      return []
    }
    return [.file(path)]
  }

  private static func advice(for path: String) -> String {
    if path.hasSuffix(".nib") { return "'diorama inspect' and 'diorama tree' read nibs" }
    return "the name of a scene file ends in \(SceneInput.suffix)"
  }
}
