import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Compiles scenes as a request says; each stands alone, and nothing is written for one that has errors.
@MainActor
package func compileScenes(_ request: CompileRequest, in run: ToolRun) -> ToolStatus {
  let inputs = SceneSearch.scenes(request.inputs, in: run)
  guard let plan = OutputPlan(inputs, for: request, in: run) else { return run.finish() }
  let pipelines = Pipelines(request.settings, in: run)
  for (input, destination) in plan.steps {
    guard let pipeline = pipelines.pipeline(for: input.path) else { continue }
    guard let bytes = result(of: input, as: request.form, with: pipeline, in: run) else { continue }
    write(bytes, to: destination, in: run)
  }
  return run.finish()
}

/// What a scene is turned into; nil where it cannot be read or has errors, which are reported.
@MainActor
private func result(
  of input: SceneInput,
  as form: EmittedForm,
  with pipeline: Pipeline,
  in run: ToolRun
) -> [UInt8]? {
  let source: SourceText
  do {
    source = try input.read(in: run.surroundings)
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
  switch form {
  case .nib: return compiled(source, with: pipeline, in: run)?.encoded()
  case .ir:
    let validated = pipeline.validated(source)
    run.report(validated.diagnostics, in: source)
    return validated.value.map { Array(SafeText.lines($0.scene.dump()).utf8) }
  case .tree:
    let parsed = parse(source, limits: pipeline.limits)
    run.report(parsed.diagnostics.sortedByPlace(), in: source)
    return parsed.diagnostics.hasErrors ? nil : Array(SafeText.lines(parsed.value.dump()).utf8)
  }
}

/// Writes a result as a whole; what cannot be written is reported.
@MainActor
func write(_ bytes: [UInt8], to destination: OutputPlan.Destination, in run: ToolRun) {
  switch destination {
  case .standardOutput: run.surroundings.output.write(bytes)
  case .file(let path):
    do {
      try run.files.replace(path, with: bytes)
    } catch {
      run.fail("\(error)", .unwritableOutput)
    }
  }
}
