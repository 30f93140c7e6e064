import SceneLanguage

/// Finds the scenes that the arguments of a command name.
@MainActor
package enum SceneSearch {
  /// The scenes that stand alone, in the order of their paths, each once; what is wrong with an argument is reported.
  ///
  /// For verbs that take no storyboards: in a folder they are passed over, named by themselves they are reported.
  package static func scenes(_ arguments: [String], in run: ToolRun) -> [SceneInput] {
    let sources = sources(arguments, in: run)
    sources.refuseComponents(in: run)
    for storyboard in sources.storyboards where storyboard.isNamed {
      run.fail("\(storyboard.namedPath): is of a storyboard, which this command does not take", .usage)
    }
    return sources.scenes
  }

  /// The scenes that stand alone, and the storyboards, each once: a scene in a storyboard's folder means the storyboard.
  ///
  /// - Parameters:
  ///   - arguments: What the arguments of a command name.
  ///   - name: What standard input is called; nil for no name.
  ///   - documents: What is done with documents of Interface Builder; nil for a verb that takes none.
  ///   - run: The run.
  package static func sources(
    _ arguments: [String],
    named name: String? = nil,
    documents: DocumentChoice.Moved? = .passedOver,
    in run: ToolRun
  ) -> FoundSources {
    FoundSources(files(arguments, named: name, documents: documents, in: run), in: run)
  }

  /// The files of scenes and storyboards, in the order of their paths, each once; what is wrong is reported.
  ///
  /// In whatever order the arguments stand, the same is found under the same names.
  package static func files(
    _ arguments: [String],
    documents: DocumentChoice.Moved? = .passedOver,
    in run: ToolRun
  ) -> [SceneInput] {
    var found: [SceneInput] = []
    for argument in Set(arguments.map { PathKey($0) }).sorted().map(\.path) {
      if argument == "-" {
        found.append(.standardInput)
      } else {
        found += scenes(at: FilePath.trimmed(argument), takesDocuments: documents != nil, in: run)
      }
    }
    // Of the folders that hold a scene, the outermost one gives it its relative path.
    found.sort {
      let (path, other) = (PathKey($0.path), PathKey($1.path))
      return path == other ? $0.relativePath.utf8.count > $1.relativePath.utf8.count : path < other
    }
    var seen: Set<PathKey> = []
    var folders: [PathKey: String] = [:]
    let inputs = found.filter { input in
      seen.insert(
        PathKey(input.isStandardInput ? "-" : Location.of(input.path, in: run.files, folders: &folders))
      ).inserted
    }
    return documents.map { DocumentChoice.chosen(inputs, moved: $0, in: run) } ?? inputs
  }

  /// The files that arguments name, with standard input under the name that a flag gives it; nil for none.
  package static func files(
    _ arguments: [String],
    named name: String?,
    documents: DocumentChoice.Moved? = .passedOver,
    in run: ToolRun
  ) -> [SceneInput] {
    files(arguments, documents: documents, in: run).map { input in
      input.isStandardInput ? SceneInput(path: name ?? input.path, isStandardInput: true) : input
    }
  }

  /// Whether a name for standard input, nil for none, means something; it is reported where it does not.
  package static func canName(_ name: String?, among arguments: [String], in run: ToolRun) -> Bool {
    guard name != nil, !arguments.contains("-") else { return true }
    run.fail("--stdin-filename names standard input, which is read where an input is -", .usage)
    return false
  }

  private static func scenes(at path: String, takesDocuments: Bool, in run: ToolRun) -> [SceneInput] {
    do {
      guard try run.files.status(path).kind == .folder else {
        return file(path, takesDocuments: takesDocuments, in: run)
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return []
    }
    run.named.folders.append(path)
    let kinds = SourceKind.allCases.filter { takesDocuments || !$0.isDocument }
    var search = FileSearch(run.files) { name in SourceKind(path: name).map(kinds.contains) == true }
    search.search(path)
    for failure in search.failures { run.fail("\(failure)", .unreadableInput) }
    if search.found.isEmpty, search.failures.isEmpty {
      let endings = kinds.map(\.suffix).map { "*\($0)" }.joined(separator: ", ")
      run.fail("\(path): no scene file (\(endings)) in this folder or below it", .usage)
    }
    let prefix = FilePath.join(path, "").utf8.count
    return search.found.map {
      SceneInput(path: $0, relativePath: String(decoding: $0.utf8.dropFirst(prefix), as: UTF8.self))
    }
  }

  private static func file(_ path: String, takesDocuments: Bool, in run: ToolRun) -> [SceneInput] {
    guard let kind = SourceKind(path: path), takesDocuments || !kind.isDocument else {
      run.fail("\(path): not a scene file; \(advice(for: path))", .usage)
      return []
    }
    run.named.scenes.append(path)
    return [SceneInput(path: path)]
  }

  private static func advice(for path: String) -> String {
    if SourceKind(path: path)?.isDocument == true {
      return "this command is for scenes, which 'diorama import' makes of Interface Builder's documents"
    }
    if path.hasSuffix(".nib") { return "'diorama inspect' and 'diorama tree' read nibs" }
    return "the name of a scene file ends in \(SourceKind.scene.suffix)"
  }
}
