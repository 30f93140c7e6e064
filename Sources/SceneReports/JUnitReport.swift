import SceneDiagnostics

/// The report of a run in the form of JUnit's Ant task, which build servers show beside the results of tests.
///
/// A file is a suite, and each finding a test of it: one that fails, or for a note one that holds and says something. A file
/// without findings is a suite with one test that holds.
package struct JUnitReport: Sendable {
  private let report: Report

  /// Makes the report.
  package init(_ report: Report) {
    self.report = report
  }

  /// The whole document.
  package var text: String {
    var order = report.files
    var findings: [String: [ReportedFinding]] = [:]
    let known = Set(order)
    for finding in report.findings {
      if findings[finding.path] == nil, !known.contains(finding.path) { order.append(finding.path) }
      findings[finding.path, default: []].append(finding)
    }
    let suites = order.map { suite($0, findings[$0] ?? []) } + (report.problems.isEmpty ? [] : [problems])
    let counts = [suites.reduce(0) { $0 + $1.tests }, suites.reduce(0) { $0 + $1.failures }, report.problems.count]
    var text = XMLText.declaration + "<testsuites" + XMLText.attribute("name", "diorama")
    text += Self.attributes(counts[0], counts[1], counts[2]) + ">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    var text: String
    var tests: Int
    var failures: Int
  }

  private static func attributes(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
    XMLText.attribute("tests", "\(tests)") + XMLText.attribute("failures", "\(failures)")
      + XMLText.attribute("errors", "\(errors)")
  }

  private func suite(_ path: String, _ findings: [ReportedFinding]) -> Suite {
    let failures = findings.count { $0.diagnostic.severity != .note }
    let tests = max(1, findings.count)
    var text = "  <testsuite" + XMLText.attribute("name", path) + Self.attributes(tests, failures, 0) + ">\n"
    if findings.isEmpty { text += "    <testcase" + Self.names("diorama", path) + "/>\n" }
    for finding in findings { text += test(finding) }
    return Suite(text: text + "  </testsuite>\n", tests: tests, failures: failures)
  }

  private static func names(_ name: String, _ path: String) -> String {
    XMLText.attribute("name", name) + XMLText.attribute("classname", path)
  }

  private func test(_ finding: ReportedFinding) -> String {
    let (diagnostic, start) = (finding.diagnostic, finding.location.start)
    let words = XMLText.escaped("\(finding.path):\(start.line):\(start.column): \(VisibleText.shown(finding.text))")
    let result =
      diagnostic.severity == .note
      ? "<system-out>\(words)</system-out>"
      : "<failure" + XMLText.attribute("type", diagnostic.severity.rawValue)
        + XMLText.attribute("message", VisibleText.shown(finding.text)) + ">\(words)</failure>"
    let name = "\(diagnostic.id) at \(start.line):\(start.column)"
    return "    <testcase" + Self.names(name, finding.path) + ">\n      \(result)\n    </testcase>\n"
  }

  /// What stood in the way and has no location in a file.
  private var problems: Suite {
    let count = report.problems.count
    var text = "  <testsuite" + XMLText.attribute("name", "diorama") + Self.attributes(count, 0, count) + ">\n"
    for (index, problem) in report.problems.enumerated() {
      text += "    <testcase" + Self.names("problem \(index + 1)", "diorama") + ">\n      <error"
      text +=
        XMLText.attribute("type", "status \(problem.status)")
        + XMLText.attribute("message", VisibleText.shown(problem.message))
      text += "/>\n    </testcase>\n"
    }
    return Suite(text: text + "  </testsuite>\n", tests: count, failures: 0)
  }
}
