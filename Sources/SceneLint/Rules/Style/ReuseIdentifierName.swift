import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Cells are reused under the name of their class.
  static let reuseIdentifierName = LintRule(
    "reuse-identifier-name",
    .style,
    "The reuse identifier of a cell differs from the name of its class.",
    isOnByDefault: false
  ) { context, _ in
    context.views.compactMap { id -> LintFinding? in
      guard context.isCustom(id), let property = context.property(.reuseIdentifier, of: id),
        case .text(let text) = property.value.value,
        let name = context.className(of: id).split(separator: ".").last, text != name
      else { return nil }
      let fixIts =
        property.style == nil && context.tree.source.string(in: property.value.range) == text
        ? [
          Diagnostic.FixIt(
            "write '\(name)'",
            edits: [TextEdit(range: property.value.range, replacement: String(name))],
            isCertain: false
          )
        ] : []
      return LintFinding(
        "the cell's reuse identifier is not the name of its class",
        at: property.value.range,
        hint: "write '\(name)', and register the cell under it",
        fixIts: fixIts
      )
    }
  }
}
