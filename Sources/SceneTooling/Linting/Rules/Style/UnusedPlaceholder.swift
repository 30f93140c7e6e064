import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every placeholder is connected to something.
  static let unusedPlaceholder = LintRule(
    "unused-placeholder",
    .style,
    "Every placeholder has a connection, or something is connected to it."
  ) { context, _ in
    context.scene.objects.indices.compactMap { index -> LintFinding? in
      let object = context.scene.objects[index]
      guard case .placeholder = object.kind, let id = object.identifier, object.outlets.isEmpty,
        !context.references.names.contains(id.value)
      else { return nil }
      return LintFinding(
        "nothing is connected to the placeholder '\(id.value)'",
        at: id.range,
        hint: "delete it, and what the loader is handed for it",
        fixIts: [context.removal(ofKeyAt: id.range, title: "delete '\(id.value)'", isCertain: false)].compactMap { $0 }
      )
    }
  }
}
