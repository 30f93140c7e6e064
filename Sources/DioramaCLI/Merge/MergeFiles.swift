package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

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
  if let text = merged.text { write(Array(text.utf8), to: Destination(request.output), in: run) }
  return run.finish()
}
