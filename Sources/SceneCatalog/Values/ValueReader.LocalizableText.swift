package import SceneDiagnostics

extension ValueReader {
  /// A text with a key, as it is written.
  package struct LocalizableText: Hashable, Sendable {
    /// The text in the language in which the scene is written.
    package var text: String
    /// The key; nil for one that is made of the object's id.
    package var key: String?
    /// What the scene says to translators; nil for nothing.
    package var comment: String?
    /// Where the text is written.
    package var range: SourceRange
    /// Where the key is written; nil for none.
    package var keyRange: SourceRange?
  }
}
