import SceneDiagnostics

/// The report of a run in Checkstyle's form: a file with its errors, warnings and remarks by line and column.
package struct CheckstyleReport: Sendable {
  private let report: Report

  /// Makes the report.
  package init(_ report: Report) {
    self.report = report
  }

  /// The whole document; what has no location in a file stands under the name `diorama`.
  package var text: String {
    var text = XMLText.declaration + "<checkstyle" + XMLText.attribute("version", "10.0") + ">\n"
    var paths: [String] = []
    var findings: [String: [ReportedFinding]] = [:]
    for finding in report.findings {
      if findings[finding.path] == nil { paths.append(finding.path) }
      findings[finding.path, default: []].append(finding)
    }
    for path in paths { text += file(path, (findings[path] ?? []).map(error)) }
    if !report.problems.isEmpty {
      text += file(
        "diorama",
        report.problems.map {
          "    <error" + XMLText.attribute("line", "1") + XMLText.attribute("severity", "error")
            + XMLText.attribute("message", VisibleText.shown($0.message)) + XMLText.attribute("source", "diorama")
            + "/>\n"
        }
      )
    }
    return text + "</checkstyle>\n"
  }

  private func file(_ path: String, _ lines: [String]) -> String {
    "  <file" + XMLText.attribute("name", path) + ">\n" + lines.joined() + "  </file>\n"
  }

  private func error(_ finding: ReportedFinding) -> String {
    let (diagnostic, start) = (finding.diagnostic, finding.location.start)
    let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
    return "    <error" + XMLText.attribute("line", "\(start.line)") + XMLText.attribute("column", "\(start.column)")
      + XMLText.attribute("severity", severity) + XMLText.attribute("message", VisibleText.shown(finding.text))
      + XMLText.attribute("source", "diorama.\(diagnostic.id)") + "/>\n"
  }
}
