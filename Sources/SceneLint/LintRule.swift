package import SceneDiagnostics

/// One thing that a scene had better satisfy, beyond what compiling demands.
///
/// What a rule says in detail, and its wrong and right examples, stand in its page, `Documentation/Rules/<id>.md`.
package struct LintRule: Sendable {
  /// What a rule cares about.
  package enum Group: String, CaseIterable, Sendable {
    case correctness
    case layout
    case accessibility
    case localization
    case style
    case performance
    /// Rules that a configuration makes.
    case custom
  }

  /// What a rule looks at.
  package enum Check: Sendable {
    /// One scene without errors.
    case scene(@Sendable (LintContext, LintOptions) -> [LintFinding])
    /// One storyboard without errors.
    case storyboard(@Sendable (LintedStoryboard, LintOptions) -> [LintedStoryboard.Finding])
    /// All scenes of the folders that were given; nothing where files were given by name, since others may exist.
    case folder(@Sendable (LintedFolder, LintOptions) -> [LintedFolder.Finding])
    /// The comments of a scene that silence findings.
    case suppressions(@Sendable (SuppressionUse) -> [LintFinding])
  }

  /// The kind of diagnostics that the rule reports: its id, the problem in a sentence, and the severity without a
  /// configuration.
  package var kind: DiagnosticKind
  package var group: Group
  /// Whether the rule holds where no configuration says otherwise.
  package var isOnByDefault: Bool
  /// What a configuration can set of the rule; empty where there is nothing.
  package var options: [LintOption]
  package var check: Check

  /// Makes a rule that looks at one scene at a time.
  package init(
    _ id: String,
    _ group: Group,
    _ summary: String,
    isOnByDefault: Bool = true,
    severity: Severity = .warning,
    options: [LintOption] = [],
    check: @escaping @Sendable (LintContext, LintOptions) -> [LintFinding]
  ) {
    self.init(id, group, summary, isOnByDefault, severity, options, .scene(check))
  }

  /// Makes a rule that looks at one storyboard at a time, and holds where no configuration says otherwise.
  static func ofStoryboard(
    _ id: String,
    _ group: Group,
    _ summary: String,
    options: [LintOption] = [],
    _ check: @escaping @Sendable (LintedStoryboard, LintOptions) -> [LintedStoryboard.Finding]
  ) -> LintRule {
    LintRule(id, group, summary, true, .warning, options, .storyboard(check))
  }

  /// Makes a rule of any kind.
  package init(
    _ id: String,
    _ group: Group,
    _ summary: String,
    _ isOnByDefault: Bool,
    _ severity: Severity,
    _ options: [LintOption],
    _ check: Check
  ) {
    kind = DiagnosticKind(
      id,
      severity,
      summary,
      source: group == .custom ? .customRule : .rule,
      isSuppressible: true
    )
    self.group = group
    self.isOnByDefault = isOnByDefault
    self.options = options
    self.check = check
  }

  /// The stable id, such as `touch-target`.
  package var id: String { kind.id }
  /// The problem, in a sentence.
  package var summary: String { kind.summary }
  /// The severity without a configuration.
  package var severity: Severity { kind.severity }
}
