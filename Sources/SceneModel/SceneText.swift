package import SceneDiagnostics

/// A text of a scene that a table translates.
package struct SceneText: Hashable, Sendable {
  /// The object that has the text.
  package var object: ObjectID
  /// The property, with what the text is for in it: `title.disabled`.
  package var path: String
  /// The text in the language in which the scene is written.
  package var text: String
  /// The key under which UIKit looks the text up in the table that is named as the nib.
  package var key: String
  /// Whether the key is made of the object's id.
  package var isAutomatic: Bool
  /// What the scene says to translators; nil for nothing.
  package var comment: String?
  /// Where the text is written.
  package var range: SourceRange
  /// Where the key is written; nil for one that is made of an id, or written in another text.
  package var keyRange: SourceRange?

  /// Makes the record of a text.
  package init(
    object: ObjectID,
    path: String,
    text: String,
    key: String,
    isAutomatic: Bool,
    comment: String?,
    range: SourceRange,
    keyRange: SourceRange? = nil
  ) {
    self.object = object
    self.path = path
    self.text = text
    self.key = key
    self.isAutomatic = isAutomatic
    self.comment = comment
    self.range = range
    self.keyRange = keyRange
  }
}
