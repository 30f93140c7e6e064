/// Finds the documents of Interface Builder that a call of the linter names.
@MainActor
struct DocumentSearch {
  /// The documents: those that are named, and those in folders of projects whose sources are known.
  private(set) var documents: [String] = []
  /// What else is named, without the folders that hold documents alone.
  private(set) var others: [String] = []

  init(_ request: LintRequest, _ projects: Projects, in run: ToolRun) {
    others = request.inputs
    guard request.document != nil else { return }
    others = []
    for input in request.inputs {
      if Self.isDocument(input) {
        // Without anything that declares the application's classes, nothing could be found in a document.
        let project = projects.project(for: input)
        let knowsClasses = project.map { !$0.modules.isEmpty || !$0.schemaFiles.isEmpty } ?? false
        if knowsClasses { documents.append(input) } else { others.append(input) }
        continue
      }
      guard input != "-", (try? run.files.status(input))?.kind == .folder,
        projects.project(for: FilePath.join(input, "any"))?.modules.isEmpty == false
      else {
        others.append(input)
        continue
      }
      var hasScenes = false
      var search = FileSearch(run.files) { name in
        hasScenes = hasScenes || SceneInput.isSourceName(name)
        return Self.isDocument(name)
      }
      search.search(input)
      // A search for scenes finds the same folders that cannot be read.
      let goesOn = hasScenes || search.found.isEmpty
      for failure in search.failures where !goesOn || Self.isDocument(failure.path) {
        run.fail("\(failure)", .unreadableInput)
      }
      documents += search.found
      if goesOn { others.append(input) }
    }
  }

  /// Whether a name is that of a document.
  private static func isDocument(_ name: String) -> Bool { name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }
}
