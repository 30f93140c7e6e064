package import LayoutEngine
import SceneCompiler
package import SceneDiagnostics
package import TextMetrics

/// Which rules hold for a file, how much they weigh, and their options.
package struct LintSettings: Sendable {
  /// What a configuration says of one rule; nil parts are as the rule has them.
  package struct Setting: Hashable, Sendable {
    /// Whether the rule holds.
    package var isOn: Bool?
    package var severity: Severity?
    package var options: [String: LintOption.Value] = [:]

    /// Makes a setting that changes nothing.
    package init() {}

    /// What holds where another setting is said later.
    func overridden(by later: Setting) -> Setting {
      var result = self
      result.isOn = later.isOn ?? isOn
      result.severity = later.severity ?? severity
      result.options.merge(later.options) { _, later in later }
      return result
    }
  }

  /// The kinds of diagnostics that comments and configurations can name.
  package var registry: DiagnosticRegistry
  /// The settings by the rules' ids.
  package var rules: [String: Setting] = [:]
  /// The rules of the configuration's own.
  package var customRules: [CustomRule] = []
  /// The screens that scenes are laid out for, in order; nil for the common ones.
  package var screens: [LayoutScreen]?
  /// The fonts of the application.
  package var fonts = FontLibrary.empty
  /// The only rules that hold, whatever else is said, and the only warnings of the language; nil for no such choice.
  package var only: Set<String>?

  /// Creates the settings without a configuration.
  package init(registry: DiagnosticRegistry = .lint) {
    self.registry = registry
  }

  /// Adds settings that are said later.
  package mutating func override(with later: [String: Setting]) {
    rules.merge(later) { $0.overridden(by: $1) }
  }

  /// Every rule that there is: the linter's, and those of the configuration.
  package var allRules: [LintRule] { LintRules.all + customRules.map(\.rule) }

  /// The ids that comments can silence and `--only` can name: of all rules, and of the language's warnings.
  package var silenceableIDs: Set<String> {
    registry.suppressibleIDs.union(allRules.map(\.id))
  }

  /// Whether a rule holds.
  package func isOn(_ rule: LintRule) -> Bool {
    if let only { return only.contains(rule.id) }
    return rules[rule.id]?.isOn ?? rule.isOnByDefault
  }

  /// How much a rule's findings weigh.
  package func severity(of rule: LintRule) -> Severity { rules[rule.id]?.severity ?? rule.severity }

  /// The options of a rule.
  package func options(of rule: LintRule) -> LintOptions { LintOptions(rule, rules[rule.id]?.options ?? [:]) }
}
