package import DioramaDriver

/// The input of `diorama export`.
package struct ExportRequest: Sendable {
  /// The scene; `-` for standard input.
  package var input: String
  /// The document to write, `-` for standard output; nil for a new one next to the scene.
  package var output: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(input: String, output: String? = nil, settings: SettingSources = SettingSources()) {
    self.input = input
    self.output = output
    self.settings = settings
  }
}
