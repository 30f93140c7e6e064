package import DioramaDriver

/// The input of `diorama preview`.
package struct PreviewRequest: Sendable {
  /// A scene, or a folder with scenes.
  package var path: String
  /// The port; 0 for one that is free.
  package var port: UInt16
  /// Whether the user's browser is opened.
  package var opensBrowser: Bool
  /// The words of a command that shows a location in an editor, with `{file}`, `{line}` and `{column}`; empty for none.
  package var editor: [String]
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    path: String,
    port: UInt16 = 0,
    opensBrowser: Bool = false,
    editor: [String] = [],
    settings: SettingSources = SettingSources()
  ) {
    (self.path, self.port, self.opensBrowser) = (path, port, opensBrowser)
    (self.editor, self.settings) = (editor, settings)
  }
}
