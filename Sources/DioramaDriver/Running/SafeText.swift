import SceneDiagnostics

/// Text for terminals.
package enum SafeText {
  /// The lines of a text with everything that could act on a terminal made visible; line feeds stay.
  package static func lines(_ text: String) -> String {
    // A carriage return and a line feed are one character, but two scalars.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.shown(String($0)) }.joined(separator: "\n")
  }
}
