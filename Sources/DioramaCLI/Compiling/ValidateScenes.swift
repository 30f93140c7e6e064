import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing.
@MainActor
package func validateScenes(_ inputs: [String], schemas: [String], in run: ToolRun) -> ToolStatus {
  let inputs = SceneSearch.scenes(inputs, in: run)
  guard let catalog = Catalogs.catalog(with: schemas, in: run) else { return run.finish() }
  let pipeline = Pipeline(catalog: catalog)
  for input in inputs {
    do {
      let source = try input.read(in: run.surroundings)
      run.report(pipeline.validated(source).diagnostics, in: source)
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
  }
  return run.finish()
}
