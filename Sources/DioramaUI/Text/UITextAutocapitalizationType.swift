/// When a keyboard starts a capital letter by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the start of every word.
  case words
  /// At the start of every sentence.
  case sentences
  /// Always.
  case allCharacters
}
