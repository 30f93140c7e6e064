extension OutputPlan {
  /// Holds the outputs against what the run reads beside its scenes; false where one would be overwritten, which is
  /// reported.
  func spares(_ projects: some Sequence<Project>, in run: ToolRun) -> Bool {
    guard !present.isEmpty else { return true }
    var read = ReadFiles(of: run)
    for project in projects { read.add(project) }
    let overwritten = present.compactMap { output in read.kind(of: output.identity).map { (output.path, $0) } }
    for (path, kind) in overwritten { run.fail("\(path): is \(kind), and would be overwritten", .usage) }
    return overwritten.isEmpty
  }
}
