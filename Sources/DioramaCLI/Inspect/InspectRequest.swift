package import DioramaDriver

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
