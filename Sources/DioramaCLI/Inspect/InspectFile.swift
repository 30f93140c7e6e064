package import DioramaDriver
import JSONText
import NibArchive

/// The input of `diorama inspect`.
package struct InspectRequest: Sendable {
  /// The nib or the scene; `-` for either on standard input.
  package var file: String
  /// The form of what is printed.
  package var form: InspectionForm
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(file: String, form: InspectionForm = .summary, settings: SettingSources = SettingSources()) {
    self.file = file
    self.form = form
    self.settings = settings
  }
}

/// How `inspect` prints what it finds.
package enum InspectionForm: Sendable {
  /// The facts as text.
  case summary
  /// The facts as JSON.
  case json
  /// Every object with all its values, as text.
  case objects
}

/// Prints what a nib, or the nib of a scene, holds.
@MainActor
package func inspectFile(_ request: InspectRequest, in run: ToolRun) -> ToolStatus {
  if CompiledFolder.isOne(request.file, in: run) || ShownStoryboard.isWhole(request.file, in: run) {
    return inspectStoryboard(request, in: run)
  }
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  switch request.form {
  case .summary: run.print(NibFacts(input.archive).text())
  case .json: run.print(NibFacts(input.archive).json(path: input.path, kind: input.kind).text() + "\n")
  case .objects: run.print(SafeText.lines(input.archive.dump()))
  }
  return run.finish()
}
