import SceneCatalog
import SceneDiagnostics

extension LintRule {
  /// Every action that the application's sources declare is sent by some scene.
  static let unusedAction = LintRule(
    "unused-action",
    .correctness,
    "No scene sends an action that a source declares.",
    true,
    .warning,
    [],
    .folder { folder, _ in
      ApplicationUse(folder).unused(.action, \.actions) { member in
        LintFinding(
          "no scene sends the action '\(member.spelling)' of \(member.className)",
          at: member.range,
          hint: "send it, or remove '@IBAction'"
        )
      }
    }
  )
}
