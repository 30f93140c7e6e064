import SceneDiagnostics
import SceneModel
import TextTables

extension ValidationRule {
  /// Every id, placeholders and constraints included, is given once in the file.
  static let duplicateIdentifier = ValidationRule(
    kinds: [.duplicateID],
    summary: "Every id, placeholders and constraints included, is given once in the file."
  ) { context in
    guard context.scene.hasRepeatedNames else { return [] }
    var named = context.identifiers
    // Most scenes say the id of an object before what stands in it.
    let isSorted = named.indices.dropFirst().allSatisfy { named[$0 - 1].range < named[$0].range }
    if !isSorted { named.sort { $0.range < $1.range } }
    var first = TextLookup()
    var diagnostics: [Diagnostic] = []
    for (index, identifier) in named.enumerated() {
      let known = first.index(of: identifier.value, orAdd: index)
      if known != index {
        let earlier = named[known]
        diagnostics.append(
          Diagnostic(
            .duplicateID,
            "the id '\(identifier.value)' is already used",
            at: identifier.range,
            notes: [.init("first defined here", at: earlier.range)]
          )
        )
      }
    }
    return diagnostics
  }
}
