import SceneCatalog
import SceneDiagnostics

extension LintRule {
  /// Every property for Interface Builder that the application's sources declare is set by some scene.
  static let unusedInspectable = LintRule(
    "unused-inspectable",
    .correctness,
    "No scene sets an inspectable property that a source declares.",
    true,
    .note,
    [],
    .folder { folder, _ in
      ApplicationUse(folder).unused(.inspectable, \.attributes) { member in
        LintFinding(
          "no scene sets the property '\(member.spelling)' of \(member.className)",
          at: member.range,
          hint: "set it, or remove '@IBInspectable'"
        )
      }
    }
  )
}
