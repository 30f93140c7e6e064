package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// Merges two versions of a document; nothing is written if they conflict.
///
/// Messages use `name` for the document.
@MainActor
package func mergeFiles(
  base: String,
  ours: String,
  theirs: String,
  to output: String?,
  calledBy name: String,
  settings: SettingSources,
  in run: ToolRun
) -> ToolStatus {
  var sources: [SourceText] = []
  for path in [base, ours, theirs] {
    do {
      sources.append(SourceText(path: path, bytes: try run.files.contents(path)))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return run.finish()
    }
  }
  guard let pipeline = Projects(settings, in: run).pipeline(for: ours) else { return run.finish() }
  let merged = mergeDocuments(base: sources[0], ours: sources[1], theirs: sources[2], catalog: pipeline.catalog)
  for conflict in merged.conflicts { run.fail("\(name): \(conflict)", .findings) }
  if let text = merged.text { write(Array(text.utf8), to: Destination(output), in: run) }
  return run.finish()
}
