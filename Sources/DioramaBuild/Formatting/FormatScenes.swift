import SceneDiagnostics
import SceneTooling

/// Lays scenes out; a scene with errors, or one that is laid out already, is left alone.
@MainActor
package func formatScenes(_ request: FormatRequest, in run: ToolRun) -> ToolStatus {
  if request.inputName != nil, !request.inputs.contains("-") {
    run.fail("--stdin-filename names standard input, which is read where an input is -", .usage)
    return run.finish()
  }
  let inputs = SceneSearch.scenes(request.inputs, in: run)
  let pipelines = Pipelines(request.settings, in: run)
  for input in inputs {
    let path = input.isStandardInput ? request.inputName ?? input.path : input.path
    guard let pipeline = pipelines.pipeline(for: path) else { continue }
    do {
      let read = try input.read(in: run.surroundings)
      let source = SourceText(path: path, bytes: read.bytes)
      let formatter = SceneFormatter(options: request.options, pipeline: pipeline)
      let formatted = formatter.format(source)
      run.report(formatted.diagnostics, in: source)
      finish(formatted.value, of: source, isStandardInput: input.isStandardInput, for: request, in: run)
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
  }
  return run.finish()
}

/// Writes what formatting a scene came to, or says what it would write.
@MainActor
private func finish(
  _ outcome: SceneFormatter.Outcome,
  of source: SourceText,
  isStandardInput: Bool,
  for request: FormatRequest,
  in run: ToolRun
) {
  let isWriting = !request.isCheck && !request.isDiff
  switch outcome {
  case .erroneous: break
  case .unsound(let reason): run.failInternally(reason, about: source.path)
  case .unchanged:
    if isStandardInput, isWriting { run.surroundings.output.write(source.bytes) }
  case .changed(let bytes):
    if request.isDiff {
      let diff = UnifiedDiff(from: source.bytes, to: bytes, label: source.path).text
      run.print(run.surroundings.output.isTerminal ? SafeText.lines(diff) : diff)
    }
    if request.isCheck {
      run.note(["\(source.path): would be formatted"])
      run.find()
    }
    guard isWriting else { return }
    write(bytes, to: isStandardInput ? .standardOutput : .file(source.path), in: run)
  }
}
