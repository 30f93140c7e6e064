import SceneDiagnostics
import SceneEditor

/// A text that an editor has open.
struct OpenDocument {
  let address: String
  /// The path of the file, or the address of what is none.
  let path: String
  var version: Int
  var source: SourceText
  /// The text before the last change.
  var previous: SourceText?
  /// What is known of the text without rules, once a version of it; nil until it is asked for.
  var sketched: Analysis?
  /// The text checked against the rules of the language only; nil before that, and when all is known.
  var checked: CheckedText?
  /// All that is known; nil until it is asked for.
  var analyzed: Analysis?
  /// What the text is surrounded by, without its storyboard; nil until it is asked for.
  var surroundings: EditorSurroundings?

  /// Takes another text in place of this one.
  mutating func change(_ source: SourceText, version: Int) {
    (previous, self.source) = (self.source, source)
    self.version = version
    forget()
  }

  /// Forgets what is known, since something around the text has changed.
  mutating func forget() {
    sketched = nil
    surroundings = nil
    forgetFindings()
  }

  /// Forgets what is wrong with the text, since another text has changed that is checked with it.
  mutating func forgetFindings() {
    (checked, analyzed) = (nil, nil)
  }
}
