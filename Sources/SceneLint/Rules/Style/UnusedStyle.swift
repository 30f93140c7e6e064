import SceneCompiler
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

extension LintRule {
  /// A style that a storyboard declares for its scenes, and none uses.
  static func unusedSharedStyles(_ storyboard: LintedStoryboard) -> [LintFinding] {
    let tree = storyboard.checked.manifest.tree
    guard let root = tree.root, let styles = tree.value(named: "styles", of: root) else { return [] }
    let used = Set(storyboard.validated.scenes.flatMap { $0.scene.styleUses.map(\.style.value) })
    return tree.entries(of: styles).filter { !used.contains(tree.text(of: $0.key)) }.map { entry in
      LintFinding(
        "no object of the storyboard uses the style '\(tree.text(of: entry.key))'",
        at: tree[entry.key].range,
        hint: "name it in the 'styles' of an object, or remove it"
      )
    }
  }
}
