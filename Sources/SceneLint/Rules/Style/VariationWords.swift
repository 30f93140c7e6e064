import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension LintRule {
  /// The conditions of variations are words.
  static let variationWords = LintRule(
    "variation-words",
    .style,
    "Variations are a list of traits in place of a map of words.",
    severity: .note
  ) { context, _ in
    VariationWordEdits.lists(in: context.tree, below: context.root).compactMap { list in
      guard let edits = VariationWordEdits.edits(of: list, in: context.tree),
        let key = context.tree.parent(of: list).flatMap({ map in
          context.tree.entries(of: map).first { $0.value == list }?.key
        })
      else { return nil }
      return LintFinding(
        "these conditions have words",
        at: context.tree[key].range,
        hint: "write a map: 'regularWidth: {…}'",
        fixIts: [.init("write the conditions in words", edits: edits, isCertain: true)]
      )
    }
  }
}
