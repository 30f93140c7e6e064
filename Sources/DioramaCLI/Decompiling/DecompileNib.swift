import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics

/// Writes the scene of a nib, and says what was kept as the nib has it.
@MainActor
package func decompileNib(_ request: DecompileRequest, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  guard input.kind == .nib else {
    run.fail("\(input.path): no nib", .usage)
    return run.finish()
  }
  guard let pipeline = Pipelines(request.settings, in: run).pipeline(for: input.path) else { return run.finish() }
  let decompilation: Decompilation
  do throws(DecompilationError) {
    decompilation = try decompile(input.archive, path: input.path, with: pipeline)
  } catch {
    switch error {
    case .notEqual: run.failInternally("\(error)", about: input.path)
    case .empty, .unknownCoder, .repeatedKey, .tooDeep: run.fail("\(input.path): \(error)", .unreadableInput)
    }
    return run.finish()
  }
  if let output = request.output, output != "-" {
    do throws(FileError) {
      try run.files.replace(FilePath.trimmed(output), with: Array(decompilation.text.utf8))
    } catch {
      run.fail("\(error)", .unwritableOutput)
      return run.finish()
    }
  } else {
    run.print(decompilation.text)
  }
  if !request.isQuiet { run.note(KeptReport.lines(decompilation.kept, of: input.path)) }
  return run.finish()
}
