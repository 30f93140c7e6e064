import Backports
import SceneDiagnostics

/// What helps against a finding in Interface Builder, where the hint for a scene is about its text.
enum DocumentHints {
  /// The hints of kinds whose hints for scenes are keys and values to write.
  private static let hints = [
    "accessibility-label": "turn on Accessibility in the Identity inspector, and give it a label",
    "deprecated-segue": "choose Show, Show Detail, Present Modally or Present As Popover",
    "fixed-font": "choose the font of a text style",
    "missing-view": "connect the 'view' outlet",
    "misplaced-view": "update its frame, or change the constraints",
    "nested-scroll-views": "turn off Scrolling Enabled of one of them",
    "no-objects": "drag a view or a controller into it",
    "stale-suppression": "remove the line from the object's Notes",
    "suppression-form": "like 'diorama:disable RULE -- reason'",
    "unnamed-segue": "give it an identifier for code, or connect it from what triggers it",
  ]

  /// The hint of a finding in a document; nil for none.
  static func hint(for diagnostic: Diagnostic) -> String? {
    guard let hint = diagnostic.hint else { return nil }
    if let own = hints[diagnostic.id] { return own }
    return isAboutText(hint) ? nil : hint
  }

  /// Whether a hint quotes a key of a scene with its value, or names a line or a file of one; a configuration is no scene.
  private static func isAboutText(_ hint: String) -> Bool {
    if hint.contains(".diorama.yaml") { return false }
    if hint.contains(".yaml") || hint.contains("'superclass'") { return true }
    let words = hint.split(separator: " ")
    if zip(words, words.dropFirst()).contains(where: { $0 == "line" && $1.first?.isNumber == true }) { return true }
    // Every second part is in quotes.
    return hint.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .contains { $0.offset % 2 == 1 && $0.element.contains(": ") }
  }
}
