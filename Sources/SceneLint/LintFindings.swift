import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The findings in one text so far, and which of them comments suppressed.
struct LintFindings {
  var diagnostics: [Diagnostic]
  private let source: SourceText
  private let suppressions: Suppressions
  private var silenced: [Set<String>]

  /// Begins with what the language says of a text.
  init(tree: SyntaxTree, _ diagnostics: [Diagnostic], silenced found: [Diagnostic], suppressions: Suppressions) {
    self.diagnostics = diagnostics
    source = tree.source
    self.suppressions = suppressions
    silenced = Array(repeating: [], count: suppressions.all.count)
    for diagnostic in found { noteSilenced(diagnostic) }
  }

  mutating func add(_ found: [LintFinding], of kind: DiagnosticKind, _ severity: Severity) {
    for finding in found {
      let diagnostic = finding.diagnostic(of: kind, severity)
      if !noteSilenced(diagnostic) { diagnostics.append(diagnostic) }
    }
  }

  /// Whether the text has comments about rules.
  var hasSuppressions: Bool { !suppressions.all.isEmpty || !suppressions.misspelled.isEmpty }

  func use(checked: Set<String>, _ settings: LintSettings) -> SuppressionUse {
    SuppressionUse(
      suppressions,
      of: source,
      silenced: silenced,
      checked: checked,
      silenceable: settings.silenceableIDs,
      registry: settings.registry
    )
  }

  @discardableResult
  private mutating func noteSilenced(_ diagnostic: Diagnostic) -> Bool {
    guard let index = suppressions.index(silencing: diagnostic) else { return false }
    silenced[index].insert(diagnostic.id)
    return true
  }
}
