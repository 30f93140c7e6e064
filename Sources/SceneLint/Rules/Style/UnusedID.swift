import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every id is a name that something uses.
  static let unusedID = LintRule(
    "unused-id",
    .style,
    "Nothing refers to an id.",
    isOnByDefault: false
  ) { context, _ in
    let scene = context.scene
    // Edits of what a nib held find objects by their ids too.
    guard scene.archive.isEmpty, scene.objects.allSatisfy({ $0.archive.isEmpty && $0.nib.isEmpty }) else { return [] }
    let ids =
      context.objects.compactMap { context.identifier(of: $0) } + scene.constraintIdentifiers
    let parts = scene.component?.parts ?? []
    return ids.filter { !parts.contains($0.value) && !context.referencedNames.contains($0.value) }.map { id in
      // The id's value stands behind its key.
      let key = context.keyBefore(id.range)
      return LintFinding(
        "nothing refers to the id '\(id.value)'",
        at: id.range,
        hint: "remove the id",
        fixIts: [key.flatMap { context.removal(ofKeyAt: $0, title: "leave out the id", isCertain: false) }]
          .compactMap { $0 }
      )
    }
  }
}
