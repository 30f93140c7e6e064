package import DioramaDriver
package import SceneLanguage

/// The input of `diorama schema`.
package struct SchemaRequest: Sendable {
  /// The file to write; nil and `-` for standard output.
  package var output: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// What the schema describes.
  package var kind: SourceKind

  /// Creates a request.
  package init(output: String? = nil, settings: SettingSources = SettingSources(), kind: SourceKind = .scene) {
    self.output = output
    self.settings = settings
    self.kind = kind
  }
}
