import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension LintRule {
  /// A storyboard's own file holds small scenes only.
  static let inlineScenes = ofStoryboard(
    "inline-scenes",
    .style,
    "A storyboard's file holds many lines of scenes.",
    options: [LintOption("maximum", "how many lines of scenes the file may have", .number(300))]
  ) { storyboard, options in
    let tree = storyboard.checked.manifest.tree
    let maximum = Int(clampedTo: options.number("maximum"))
    guard storyboard.storyboard.scenes.filter(\.isInline).count > 1, let root = tree.root,
      let entry = tree.entries(of: root).first(where: { tree.isText("scenes", $0.key) })
    else { return [] }
    let range = tree[tree.resolved(entry.value)].range
    let lines =
      tree.source.position(at: range.upperBound).line - tree.source.position(at: range.lowerBound).line + 1
    guard lines > maximum else { return [] }
    let finding = LintFinding(
      "the file has \(lines) lines of scenes, more than \(maximum)",
      at: tree[entry.key].range,
      hint: "'diorama split' makes a file of each, so that changes of different scenes do not collide"
    )
    return [LintedStoryboard.Finding(finding, in: 0)]
  }
}
