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
  let projects = Projects(request.settings, in: run)
  for (input, destination) in plan.steps {
    guard var pipeline = projects.pipeline(for: input.path) else { continue }
    pipeline.tools = request.tools
    guard let result = result(of: input, for: request, with: pipeline, in: run) else { continue }
    guard write(result.bytes, to: destination, in: run), let map = result.map, case .file(let path) = destination else {
      continue
    }
    write(map, to: .file(path + NibSourceMap.suffix), in: run)
  }
  return run.finish()
}

/// What a scene is turned into, and the map of a nib that gets one; nil where the scene cannot be read or has errors, which are reported.
@MainActor
private func result(
  of input: SceneInput,
  for request: CompileRequest,
  with pipeline: Pipeline,
  in run: ToolRun
) -> (bytes: [UInt8], map: [UInt8]?)? {
  let source: SourceText
  do {
    source = try input.read(in: run.surroundings)
  } catch {
    run.fail("\(error)", .unreadableInput)
    return nil
  }
  switch request.form {
  case .nib where request.hasDebugInfo: return compiledWithMap(source, with: pipeline, in: run)
  case .nib: return compiled(source, with: pipeline, in: run).map { ($0.encoded(), nil) }
  case .ir:
    let validated = pipeline.validated(source)
    run.report(validated.diagnostics, in: source)
    return validated.value.map { (Array(SafeText.lines($0.scene.dump()).utf8), nil) }
  case .tree:
    let parsed = parse(source, limits: pipeline.limits)
    run.report(parsed.diagnostics.sortedByPlace(), in: source)
    return parsed.diagnostics.hasErrors ? nil : (Array(SafeText.lines(parsed.value.dump()).utf8), nil)
  }
}

/// Writes a result as a whole; false where that fails, which is reported.
@MainActor
@discardableResult
package func write(_ bytes: [UInt8], to destination: OutputPlan.Destination, in run: ToolRun) -> Bool {
  switch destination {
  case .standardOutput: run.surroundings.output.write(bytes)
  case .file(let path):
    do {
      try run.files.replace(path, with: bytes)
    } catch {
      run.fail("\(error)", .unwritableOutput)
      return false
    }
  }
  return true
}
