package import SceneDiagnostics

/// Something that can be written at a position.
package struct CompletionItem: Sendable {
  /// What it is, for the picture beside it.
  package enum Kind: Hashable, Sendable {
    case property, slot, key, aClass, enumMember, color, reference, event, method, value, keyword, file
  }

  package var label: String
  package var kind: Kind
  /// What is shown behind the label: a type, a class.
  package var detail: String = ""
  /// What is written in place of the token.
  package var text: String
  /// What is replaced.
  package var range: SourceRange
  /// A sentence about it.
  package var summary: String = ""
  package var isDeprecated = false
  /// A value with which a key makes a scene that is right; nil where there is none that fits everywhere.
  package var sample: String?
  /// Whether something is expected behind it, which is to be offered at once.
  package var goesOn = false

  init(_ label: String, _ kind: Kind, _ text: String, at range: SourceRange) {
    self.label = label
    self.kind = kind
    self.text = text
    self.range = range
  }
}
