package import JSONText
import NibArchive
import SceneDiagnostics

/// The report of a run as GitLab's code quality reads it: one list of what was found, each with a fingerprint of its own.
///
/// What has no location in a file cannot stand in it.
package struct GitLabReport: Sendable {
  private let report: Report
  private let locations: SARIFLocations

  /// Makes the report.
  package init(_ report: Report) {
    self.report = report
    locations = SARIFLocations(folder: report.folder)
  }

  /// The whole document.
  package var value: JSONValue {
    var seen: [[String]: Int] = [:]
    return .array(
      report.findings.map { finding in
        let path = locations.relativePath(finding.path)
        let count = seen[[path, finding.fingerprint], default: 0] + 1
        seen[[path, finding.fingerprint]] = count
        let (start, end) = (finding.location.start, finding.location.end)
        return [
          "description": .words(finding.text),
          "check_name": .string(finding.diagnostic.id),
          "fingerprint": .string(NibSourceMap.hash(of: "\(path)\n\(finding.fingerprint)\n\(count)".utf8)),
          "severity": .string(Self.severity(finding.diagnostic.severity)),
          "location": [
            "path": .string(path), "lines": ["begin": .integer(start.line), "end": .integer(end.line)],
          ],
        ]
      }
    )
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
