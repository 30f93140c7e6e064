import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every id, placeholders and constraints included, is given once in the file.
  static let duplicateIdentifier = ValidationRule(
    kinds: [.duplicateID],
    summary: "Every id, placeholders and constraints included, is given once in the file."
  ) { context in
    let named = context.identifiers + context.scene.constraintIdentifiers
    var first: [String: Located<String>] = [:]
    var diagnostics: [Diagnostic] = []
    for identifier in named.sorted(by: { $0.range < $1.range }) {
      if let earlier = first[identifier.value] {
        diagnostics.append(
          Diagnostic(
            .duplicateID,
            "the id '\(identifier.value)' is already used",
            at: identifier.range,
            notes: [.init("first defined here", at: earlier.range)]
          )
        )
      } else {
        first[identifier.value] = identifier
      }
    }
    return diagnostics
  }
}
