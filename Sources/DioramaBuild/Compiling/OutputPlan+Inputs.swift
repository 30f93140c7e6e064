extension OutputPlan {
  /// Holds the outputs against what the run reads beside its scenes; false where one would be overwritten, which is
  /// reported.
  func spares(_ projects: some Sequence<Project>, in run: ToolRun) -> Bool {
    guard !present.isEmpty else { return true }
    let files = run.files
    var kinds: [FileStatus.Identity: String] = [:]
    func note(_ path: String, _ kind: String) {
      if let status = try? files.status(path) { kinds[status.identity] = kind }
    }
    for identity in run.surroundings.argumentFiles { kinds[identity] = "a list of arguments" }
    var seen: Set<PathKey> = []
    for project in projects where seen.insert(PathKey(project.configurationPath ?? "")).inserted {
      for path in project.schemaFiles { note(path, "a schema") }
      if let path = project.configurationPath { note(path, "a configuration") }
    }
    let overwritten = present.compactMap { output in kinds[output.identity].map { (output.path, $0) } }
    for (path, kind) in overwritten { run.fail("\(path): is \(kind), and would be overwritten", .usage) }
    return overwritten.isEmpty
  }
}
