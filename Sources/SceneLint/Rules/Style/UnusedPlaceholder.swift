import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every placeholder is connected to something.
  static let unusedPlaceholder = LintRule(
    "unused-placeholder",
    .style,
    "A placeholder has no connections."
  ) { context, _ in
    context.list.records.indices.compactMap { index -> LintFinding? in
      guard context.list.records[index].kind == .placeholder else { return nil }
      let object = context.list[index]
      guard case .placeholder = object.kind, let id = object.identifier, object.outlets.isEmpty,
        !context.referencedNames.contains(id.value)
      else { return nil }
      return LintFinding(
        "nothing is connected to the placeholder '\(id.value)'",
        at: id.range,
        hint: "remove it here and where code hands it to the loader",
        fixIts: [context.removal(ofKeyAt: id.range, title: "delete '\(id.value)'", isCertain: false)].compactMap { $0 }
      )
    }
  }
}
