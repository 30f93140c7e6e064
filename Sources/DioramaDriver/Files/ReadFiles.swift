import ProjectConfiguration

/// What a run reads, by where it is: an output may be called differently and be the same file.
@MainActor
package struct ReadFiles {
  private let run: ToolRun
  private var kinds: [FileStatus.Identity: String] = [:]
  private var seen: Set<PathKey> = []

  /// Makes the files that every run reads: its list of arguments.
  package init(of run: ToolRun) {
    self.run = run
    if let identity = run.surroundings.argumentFile { kinds[identity] = "a list of arguments" }
  }

  /// Adds a file, unless it is not there; `kind` is what it is, with its article.
  package mutating func add(_ path: String, _ kind: String) {
    if let status = try? run.files.status(path) { kinds[status.identity] = kind }
  }

  /// Adds the configuration, the schemas and the components of a project, each project once.
  package mutating func add(_ project: Project) {
    guard seen.insert(PathKey(project.configurationPath ?? "")).inserted else { return }
    for path in project.schemaFiles { add(path, "a schema") }
    for path in project.componentFiles { add(path, "a component") }
    if let path = project.configurationPath { add(path, "a configuration") }
  }

  /// What a file that is read holds; nil for what is not read.
  package func kind(of identity: FileStatus.Identity) -> String? { kinds[identity] }

  /// Whether a file that the user named may be written; false where the tool reads it, which is reported.
  ///
  /// No scene and no configuration is written by what makes neither, whether it is there already or not.
  package func admits(output path: String, mayBeScene: Bool = false) -> Bool {
    let kind: String? =
      if FilePath.name(of: path) == Configuration.fileName {
        "a configuration"
      } else if !mayBeScene, SceneInput.isSourceName(path) {
        "a scene file"
      } else {
        (try? run.files.status(path)).flatMap { kinds[$0.identity] }
      }
    guard let kind else { return true }
    run.fail("\(path): is \(kind), and would be overwritten", .usage)
    return false
  }
}
