package import DioramaDriver

/// The input of `diorama schema`.
package struct SchemaRequest: Sendable {
  /// The file to write; nil and `-` for standard output.
  package var output: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(output: String? = nil, settings: SettingSources = SettingSources()) {
    self.output = output
    self.settings = settings
  }
}
