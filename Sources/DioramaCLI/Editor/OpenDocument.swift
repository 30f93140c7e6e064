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
  /// What is known of the text without rules, and all that is known; nil until it is asked for.
  var sketched: Analysis?
  var analyzed: Analysis?
  /// Whether the diagnostics of the text have not been sent to the editor.
  var isPending = true

  /// Takes another text in place of this one.
  mutating func change(_ bytes: [UInt8], version: Int) {
    previous = source
    source = SourceText(path: path, bytes: bytes)
    self.version = version
    forget()
  }

  /// Forgets what is known, since something around the text has changed.
  mutating func forget() {
    sketched = nil
    analyzed = nil
    isPending = true
  }
}
