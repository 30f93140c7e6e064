import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Every style is named by some object.
  static let unusedStyle = LintRule(
    "unused-style",
    .style,
    "No object uses a style."
  ) { context, _ in
    let styles = context.styles
    guard !styles.isEmpty else { return [] }
    let used = Set(context.scene.objects.indices.flatMap { context.styleNames(of: ObjectID($0)) }.map(\.value))
    return styles.filter { !used.contains($0.name) }.map { style in
      let range = context.tree[style.key].range
      return LintFinding(
        "no object uses the style '\(style.name)'",
        at: range,
        hint: "name it in the 'styles' of an object, or remove it",
        fixIts: [context.removal(ofKeyAt: range, title: "delete the style '\(style.name)'", isCertain: false)]
          .compactMap { $0 }
      )
    }
  }
}
