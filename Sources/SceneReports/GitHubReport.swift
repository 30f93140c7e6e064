import SceneDiagnostics

/// Findings as commands of GitHub Actions, which shows each beside the line that it is about.
package enum GitHubReport {
  /// A command a line: `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=id::message`.
  ///
  /// Columns are left out of a range over several lines, for which GitHub refuses them.
  package static func text(_ findings: [ReportedFinding]) -> String {
    findings.map(line).joined()
  }

  /// The command for something that has no location in a file.
  package static func text(problem: String) -> String {
    "::error title=diorama::\(data(problem))\n"
  }

  private static func line(_ finding: ReportedFinding) -> String {
    let (start, end) = (finding.location.start, finding.location.end)
    var location = "file=\(property(finding.path)),line=\(start.line),endLine=\(end.line)"
    if start.line == end.line { location += ",col=\(start.column),endColumn=\(end.column)" }
    let message = ([finding.text] + notes(finding)).map(data).joined(separator: "%0A")
    return
      "::\(command(finding.diagnostic.severity)) \(location),title=\(property(finding.diagnostic.id))::\(message)\n"
  }

  private static func notes(_ finding: ReportedFinding) -> [String] {
    let notes = zip(finding.diagnostic.notes, finding.noteLocations).map { note, location in
      "note: \(note.message) (\(finding.path):\(location.start.line):\(location.start.column))"
    }
    return notes + (RepeatsText.text(finding.repeatLocations.map(\.start)).map { ["note: \($0)"] } ?? [])
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A text behind the second pair of colons.
  private static func data(_ text: String) -> String { escaped(text) { _ in nil } }

  /// The value of a property, which ends at a comma or at a colon.
  private static func property(_ text: String) -> String {
    escaped(text) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  /// Without the escapes, a line break in a file's name would begin a command of the file's own.
  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += escape(scalar) ?? VisibleText.shown(String(scalar))
      }
    }
    return result
  }
}
