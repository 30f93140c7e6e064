import SceneDiagnostics

/// What a run has found, as data that each form of report is made of.
package struct Report: Sendable {
  /// Something that stood in the way of the tool, which has no location in a text.
  package struct Problem: Hashable, Sendable {
    /// What is wrong.
    package var message: String
    /// The exit status that the tool has for it.
    package var status: Int

    /// Makes a problem.
    package init(_ message: String, status: Int) {
      self.message = message
      self.status = status
    }
  }

  /// The version of the tool.
  package var version: String
  /// The files that were looked at, in order; empty where the verb does not say.
  package var files: [String]
  /// What was found, file by file and then by location.
  package var findings: [ReportedFinding]
  /// What stood in the way.
  package var problems: [Problem]
  /// The exit status of the run.
  package var status: Int
  /// The absolute path of the folder in which the tool ran; nil where it is not known.
  package var folder: String?
  /// The documentation of the kinds of diagnostics.
  package var pages: DiagnosticPages

  /// Makes a report.
  package init(
    version: String,
    files: [String] = [],
    findings: [ReportedFinding] = [],
    problems: [Problem] = [],
    status: Int = 0,
    folder: String? = nil,
    pages: DiagnosticPages = DiagnosticPages()
  ) {
    self.version = version
    self.files = files
    self.findings = findings
    self.problems = problems
    self.status = status
    self.folder = folder
    self.pages = pages
  }

  /// How much was found of each rule.
  package var statistics: RuleStatistics {
    var statistics = RuleStatistics()
    for finding in findings { statistics.add(finding.diagnostic) }
    return statistics
  }

  /// How many findings weigh so much.
  func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.diagnostic.severity == severity ? 1 : 0) }
  }
}
