package import DioramaDriver

/// The input and the outputs of `diorama diff` with pictures.
package struct ReviewRequest: Sendable {
  /// The old and the new file or folder.
  package var old, new: String
  /// The page to write; nil for none, `-` for standard output.
  package var html: String?
  /// The Markdown file to write; nil for none, `-` for standard output.
  package var markdown: String?
  /// The folder to write PNG images into; nil for none.
  package var pictures: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    old: String,
    new: String,
    html: String? = nil,
    markdown: String? = nil,
    pictures: String? = nil,
    settings: SettingSources = SettingSources()
  ) {
    (self.old, self.new, self.settings) = (old, new, settings)
    (self.html, self.markdown, self.pictures) = (html, markdown, pictures)
  }
}
