import ProjectConfiguration
import SceneLanguage

/// Lints again whenever a scene, a configuration or a schema changes, until the user ends it; gives the status of the last run.
///
/// `start` begins a run of the tool.
@MainActor
package func watchScenes(
  _ request: LintRequest,
  in surroundings: Surroundings,
  start: @MainActor () -> ToolRun
) -> ToolStatus {
  var status = ToolStatus.success
  guard surroundings.pause(.zero) else { return status }
  while true {
    var seen = WatchedFiles(request, settings: [], in: surroundings.files)
    if surroundings.output.isTerminal { surroundings.output.write("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    let run = start()
    status = lintScenes(request, in: run)
    surroundings.output.flush()
    surroundings.errors.flush()
    if surroundings.output.failure != nil || surroundings.output.isAbandoned { return status }
    // What a fix writes is not new; what others changed while the scenes were read is.
    seen = request.fixes == .none ? seen : WatchedFiles(request, settings: [], in: surroundings.files)
    seen.add(run.settingFiles, in: surroundings.files)
    repeat {
      guard surroundings.pause(.milliseconds(200)) else { return status }
    } while WatchedFiles(request, settings: run.settingFiles, in: surroundings.files) == seen
  }
}

/// The state of the files that decide what linting finds.
private struct WatchedFiles: Equatable {
  private var states: [PathKey: FileStatus] = [:]

  init(_ request: LintRequest, settings: [String], in files: FileSystem) {
    for input in request.inputs.map(FilePath.trimmed) {
      guard let status = try? files.status(input) else { continue }
      guard status.kind == .folder else {
        states[PathKey(input)] = status
        continue
      }
      var search = FileSearch(files) { SourceKind(path: $0) != nil }
      search.search(input)
      add(search.found, in: files)
    }
    let folders = Set(states.keys.map { PathKey(FilePath.folder(of: $0.path)) })
    add(folders.map { FilePath.join($0.path, Configuration.fileName) }, in: files)
    add([request.settings.configuration, request.baseline].compactMap { $0 } + settings, in: files)
  }

  /// Adds files, as far as they are there.
  mutating func add(_ paths: [String], in files: FileSystem) {
    for path in paths { states[PathKey(path)] = try? files.status(path) }
  }
}
