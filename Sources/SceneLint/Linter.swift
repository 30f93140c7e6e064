package import AssetCatalog
package import SceneCompiler
package import SceneDiagnostics
package import SceneModel
import SceneSyntax

/// Checks scenes against the rules.
package struct Linter: Sendable {
  package var pipeline: Pipeline
  package let settings: LintSettings
  /// The rules that the settings turn on.
  let rules: SceneRules
  /// Finds the images and colors in the folders and catalogs of a scene; nil if there are no paths to search.
  package var assets: @Sendable (Scene) -> AssetNames?

  /// Makes a linter.
  package init(
    pipeline: Pipeline = Pipeline(),
    settings: LintSettings = LintSettings(),
    assets: @escaping @Sendable (Scene) -> AssetNames? = { _ in nil }
  ) {
    self.pipeline = pipeline
    self.settings = settings
    rules = SceneRules(settings)
    self.assets = assets
  }

  /// Lints one scene.
  ///
  /// Rules check only scenes without errors: findings in an invalid scene are usually wrong.
  package func lint(_ source: SourceText) -> LintedScene { lint(pipeline.checked(source)) }

  /// Lints a scene that was checked against the rules of the language already.
  package func lint(_ checked: CheckedScene) -> LintedScene {
    guard let scene = checked.scene else {
      return LintedScene(checked.diagnostics, in: checked.tree.source)
    }
    let context = LintContext(
      scene,
      tree: checked.tree,
      target: pipeline.target,
      assets: assets(scene.scene),
      rules: rules
    )
    var findings = LintFindings(
      tree: checked.tree,
      checked.diagnostics,
      silenced: checked.silenced,
      suppressions: checked.suppressions
    )
    // With `--only`, warnings of the compiler are reported only if they are named.
    if let only = settings.only {
      findings.diagnostics.removeAll { $0.severity != .error && !only.contains($0.id) }
    }
    rules.check(context, into: &findings)
    checkSuppressions(&findings, settings, hasStoryboard: false)
    return LintedScene(
      findings.diagnostics.sortedByLocation(),
      in: checked.tree.source,
      facts: SceneFacts(scene),
      assets: scene.scene.assets.map(\.value),
      images: context.measuredImages.sorted(),
      fonts: context.measuredFonts.sorted()
    )
  }

  /// Checks the scenes of whole folders against the rules that need all of them.
  package func lint(_ folder: LintedFolder) -> [SourceDiagnostics] {
    var found: [String: SourceDiagnostics] = [:]
    for rule in LintRules.all {
      guard case .folder(let check) = rule.check, settings.isOn(rule) else { continue }
      for finding in check(folder, settings.options(of: rule)) {
        let diagnostic = finding.finding.diagnostic(of: rule.kind, settings.severity(of: rule))
        found[finding.source.path, default: SourceDiagnostics(finding.source)].diagnostics.append(diagnostic)
      }
    }
    return found.values.map { SourceDiagnostics($0.source, $0.diagnostics.sortedByLocation()).located }
      .sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
  }

  /// Adds what is found in the comments about rules of a text.
  func checkSuppressions(_ findings: inout LintFindings, _ settings: LintSettings, hasStoryboard: Bool) {
    guard findings.hasSuppressions else { return }
    let use = findings.use(checked: checkedIDs(settings, hasStoryboard: hasStoryboard), settings)
    for rule in LintRules.all {
      guard case .suppressions(let check) = rule.check, settings.isOn(rule) else { continue }
      findings.add(check(use), of: rule.kind, settings.severity(of: rule))
    }
  }

  private func checkedIDs(_ settings: LintSettings, hasStoryboard: Bool) -> Set<String> {
    let rules = settings.allRules.filter { rule in
      switch rule.check {
      case .scene: settings.isOn(rule)
      // Of a scene that stands alone nothing is known of storyboards.
      case .storyboard: hasStoryboard && settings.isOn(rule)
      case .folder, .suppressions: false
      }
    }
    return settings.registry.suppressibleIDs.union(rules.map(\.id))
  }
}
