package import SceneCompiler
package import SceneDiagnostics
package import SceneLint

/// What a report says of a rule, whichever registry the rule stands in.
package struct RuleDescription: Hashable, Sendable {
  /// The stable name: `unknown-property`.
  package var id: String
  /// What a finding weighs unless somebody says otherwise.
  package var severity: Severity
  /// The correct state, in a sentence.
  package var summary: String
  /// The page about the rule, in Markdown; nil where there is none at hand.
  package var page: String?
  /// The folder of `Documentation` with the page.
  var folder: String

  /// Makes a description.
  package init(
    id: String,
    severity: Severity,
    summary: String,
    page: String? = nil,
    folder: String = "Diagnostics"
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.page = page
    self.folder = folder
  }

  /// Makes the description of what validation checks.
  package init(_ kind: DiagnosticKind, page: String? = nil) {
    self.init(id: kind.id, severity: kind.severity, summary: kind.summary, page: page)
  }

  /// Makes the description of a rule of the linter.
  package init(_ rule: LintRule, page: String? = nil) {
    self.init(id: rule.id, severity: rule.severity, summary: rule.summary, page: page, folder: "Rules")
  }

  /// What the page says below `What it means`, in one line; the summary where it says nothing.
  var explanation: String {
    let lines = (page ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## What it means" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let text = section.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? summary : text
  }
}
