package import DioramaDriver
import JSONText
import NibArchive

/// Prints what a nib, or the nib of a scene, holds.
@MainActor
package func inspectFile(_ request: InspectRequest, in run: ToolRun) -> ToolStatus {
  if CompiledFolder.isOne(request.file, in: run) { return inspectStoryboard(request, in: run) }
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  switch request.form {
  case .summary: run.print(NibFacts(input.archive).text())
  case .json: run.print(NibFacts(input.archive).json(path: input.path, kind: input.kind).text() + "\n")
  case .objects: run.print(SafeText.lines(input.archive.dump()))
  }
  return run.finish()
}
