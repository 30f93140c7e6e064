import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing.
@MainActor
package func validateScenes(_ inputs: [String], settings: SettingSources, in run: ToolRun) -> ToolStatus {
  let inputs = SceneSearch.scenes(inputs, in: run)
  let projects = Projects(settings, in: run)
  for input in inputs {
    guard let pipeline = projects.pipeline(for: input.path) else { continue }
    do {
      let source = try input.read(in: run.surroundings)
      run.report(pipeline.validated(source).diagnostics, in: source)
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
  }
  return run.finish()
}
