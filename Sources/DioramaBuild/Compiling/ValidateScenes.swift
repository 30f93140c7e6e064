import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing.
@MainActor
package func validateScenes(_ inputs: [String], settings: SettingSources, in run: ToolRun) -> ToolStatus {
  let inputs = SceneSearch.scenes(inputs, in: run)
  let pipelines = Pipelines(settings, in: run)
  let progress = Progress("checked", "scenes", of: inputs.count, in: run)
  defer { progress.end() }
  for input in inputs {
    defer { progress.advance() }
    guard let pipeline = pipelines.pipeline(for: input.path) else { continue }
    do {
      let source = try input.read(in: run.surroundings)
      run.report(pipeline.validated(source).diagnostics, in: source)
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
  }
  return run.finish()
}
