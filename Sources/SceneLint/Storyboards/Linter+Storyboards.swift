package import SceneCompiler
package import SceneDiagnostics
import SceneModel
import SceneSyntax

extension Linter {
  /// Lints a storyboard alone: returns what is found in its own text, and in the members' as they were given.
  package func lint(storyboard manifest: SourceText, members: [StoryboardMember] = []) -> [LintedScene] {
    lint(pipeline.checkedStoryboard(manifest: manifest, members: members))
  }

  /// Lints a storyboard with other texts in place of its own.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard as it was read.
  ///   - sources: All of its texts, its own first.
  ///   - others: What the other storyboards among the inputs have.
  ///   - settings: The settings of each text; empty where the linter's own apply to all.
  package func lint(
    _ storyboard: ReadStoryboard,
    with sources: [SourceText],
    others: OtherStoryboards = .none,
    settings: [LintSettings] = []
  ) -> [LintedScene] {
    let texts = Dictionary(uniqueKeysWithValues: sources.map(\.bytes).enumerated().map { ($0.offset, $0.element) })
    return lint(pipeline.checked(pipeline.read(storyboard, with: texts), others: others), settings: settings)
  }

  /// Lints a storyboard that was checked against the rules of the language already: returns what is found in its own text,
  /// and in the members' as they were given.
  ///
  /// - Parameters:
  ///   - checked: The storyboard.
  ///   - own: The settings of each text, in the order of the results; empty where the linter's own apply to all.
  package func lint(_ checked: CheckedStoryboard, settings own: [LintSettings] = []) -> [LintedScene] {
    let texts = checked.texts
    guard let storyboard = checked.storyboard else {
      return texts.map { LintedScene($0.diagnostics, in: $0.tree.source) }
    }
    let settings = texts.indices.map { own.indices.contains($0) ? own[$0] : self.settings }
    let rules = settings.map { SceneRules($0) }
    var findings = texts.map {
      LintFindings(tree: $0.tree, $0.diagnostics, silenced: $0.silenced, suppressions: $0.suppressions)
    }
    for (index, only) in settings.map(\.only).enumerated() {
      guard let only else { continue }
      findings[index].diagnostics.removeAll { $0.severity != .error && !only.contains($0.id) }
    }
    var facts = texts.map { _ in SceneFacts() }
    var images = texts.map { _ in Set<String>() }
    var fonts = images
    var paths = texts.map { _ in Set<String>() }
    for (scene, location) in zip(storyboard.scenes, checked.locations) {
      let context = LintContext(
        scene,
        tree: texts[location.text].tree,
        target: pipeline.target,
        assets: assets(scene.scene),
        rules: rules[location.text],
        part: (location.root, location.nodes)
      )
      rules[location.text].check(context, into: &findings[location.text])
      facts[location.text].formUnion(SceneFacts(scene))
      images[location.text].formUnion(context.measuredImages)
      fonts[location.text].formUnion(context.measuredFonts)
      paths[location.text].formUnion(scene.scene.assets.map(\.value))
    }
    let linted = LintedStoryboard(validated: storyboard, checked: checked)
    for rule in LintRules.all {
      guard case .storyboard(let check) = rule.check, settings.contains(where: { $0.isOn(rule) }) else { continue }
      for found in check(linted, settings[0].options(of: rule)) where settings[found.text].isOn(rule) {
        findings[found.text].add([found.finding], of: rule.kind, settings[found.text].severity(of: rule))
      }
    }
    if settings[0].isOn(.unusedStyle) {
      let found = LintRule.unusedSharedStyles(linted)
      findings[0].add(found, of: LintRule.unusedStyle.kind, settings[0].severity(of: .unusedStyle))
    }
    let shared = checked.lowered.assets
    if !shared.isEmpty, settings[0].isOn(.missingImage) {
      var manifest = Scene(source: checked.manifest.tree.source)
      manifest.assets = shared
      let found = LintRule.missingFolders(shared, in: assets(manifest))
      findings[0].add(found, of: LintRule.missingImage.kind, settings[0].severity(of: .missingImage))
    }
    return texts.indices.map { index in
      checkSuppressions(&findings[index], settings[index], hasStoryboard: true)
      return LintedScene(
        findings[index].diagnostics.sortedByLocation(),
        in: texts[index].tree.source,
        facts: facts[index],
        assets: paths[index].sorted(),
        images: images[index].sorted(),
        fonts: fonts[index].sorted()
      )
    }
  }
}

extension SceneFacts {
  /// Adds the facts of another scene of the same text.
  fileprivate mutating func formUnion(_ other: SceneFacts) {
    classes.formUnion(other.classes)
    outlets.formUnion(other.outlets)
    actions.formUnion(other.actions)
    attributes.formUnion(other.attributes)
  }
}
