import LayoutEngine
import SceneDiagnostics
import SceneModel
import TextMetrics

/// The rules that hold and look at one scene at a time, with their options and severities: worked out once for all scenes.
package final class SceneRules: Sendable {
  private struct Rule: Sendable {
    var kind: DiagnosticKind
    var severity: Severity
    var isAboutLayout: Bool
    var options: LintOptions
    var check: @Sendable (LintContext, LintOptions) -> [LintFinding]
  }

  private let rules: [Rule]
  /// The screens that controllers' views and cells are laid out for, in order.
  let screens: [LayoutScreen]
  /// The work limit of one layout: how many cells of the equation matrix it may touch.
  let layoutLimit: Int
  /// The fonts of the application.
  let fonts: FontLibrary

  /// Finds the rules that settings turn on.
  package init(_ settings: LintSettings = LintSettings()) {
    fonts = settings.fonts
    screens = settings.screens ?? LayoutScreen.common
    rules = settings.allRules.compactMap { rule in
      guard case .scene(let check) = rule.check, settings.isOn(rule) else { return nil }
      return Rule(
        kind: rule.kind,
        severity: settings.severity(of: rule),
        isAboutLayout: rule.group == .layout,
        options: settings.options(of: rule),
        check: check
      )
    }
    layoutLimit = Int(max(1, min(settings.options(of: .layoutWork).number("limit"), 1_000_000)) * 1000)
  }

  /// Adds what the rules find in a scene.
  func check(_ context: LintContext, into findings: inout LintFindings) {
    let uses = context.scene.componentUses
    let copied = uses.isEmpty ? [] : context.scene.copiedRanges
    for index in rules.indices {
      let found = rules[index].check(context, rules[index].options)
      if found.isEmpty { continue }
      let rule = rules[index]
      findings.add(Self.withoutCopies(found, isAboutLayout: rule.isAboutLayout, copied), of: rule.kind, rule.severity)
    }
  }

  /// The findings without those about what comes from components, which are checked by themselves.
  ///
  /// What depends on where a component is used stays, without fixes: nothing there is written in the text.
  private static func withoutCopies(
    _ findings: [LintFinding],
    isAboutLayout: Bool,
    _ copied: Set<SourceRange>
  ) -> [LintFinding] {
    guard !copied.isEmpty else { return findings }
    var seen: Set<String> = []
    return findings.compactMap { finding in
      guard copied.contains(finding.range) else { return finding }
      guard isAboutLayout, seen.insert("\(finding.range.lowerBound) \(finding.message)").inserted else { return nil }
      var finding = finding
      finding.fixIts = []
      return finding
    }
  }
}
