package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// The input of `diorama merge`.
package struct MergeRequest: Sendable {
  /// The common earlier version.
  package var base: String
  /// This side's version.
  package var ours: String
  /// The other side's version.
  package var theirs: String
  /// The document to write; nil and `-` for standard output.
  package var output: String?
  /// The document's name in messages; nil for the path of `ours`.
  package var name: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    base: String,
    ours: String,
    theirs: String,
    output: String? = nil,
    name: String? = nil,
    settings: SettingSources = SettingSources()
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.output = output
    self.name = name
    self.settings = settings
  }
}

/// Merges two versions of a document; nothing is written if they conflict.
@MainActor
package func mergeFiles(_ request: MergeRequest, in run: ToolRun) -> ToolStatus {
  var sources: [SourceText] = []
  for path in [request.base, request.ours, request.theirs] {
    do {
      sources.append(SourceText(path: path, bytes: try run.files.contents(path)))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return run.finish()
    }
  }
  guard let pipeline = Projects(request.settings, in: run).pipeline(for: request.ours) else { return run.finish() }
  let merged = mergeDocuments(base: sources[0], ours: sources[1], theirs: sources[2], catalog: pipeline.catalog)
  for conflict in merged.conflicts { run.fail("\(request.name ?? request.ours): \(conflict)", .findings) }
  if let text = merged.text {
    let destination = Destination(request.output)
    write(
      Array(text.utf8),
      to: destination,
      replacing: replaced(by: destination, sources[1], in: run),
      as: .kept,
      in: run
    )
  }
  return run.finish()
}

/// What the merged document may replace: this side's version, as git asks for it, but no other that was read.
@MainActor
private func replaced(by output: Destination, _ ours: SourceText, in run: ToolRun) -> FileSystem.Replaced {
  guard let path = output.path, let identity = try? run.files.status(path).identity,
    identity == (try? run.files.status(ours.path).identity)
  else { return .anything }
  return .text(SourceText(path: path, bytes: ours.bytes))
}
