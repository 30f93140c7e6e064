package import JSONText
import SceneDiagnostics

/// The report of a run in SARIF 2.1.0, as code scanning and editors read it.
package struct SARIFReport: Sendable {
  private let report: Report
  private let locations: SARIFLocations
  /// The ids that occur, in order; a result names its rule by the index in this list.
  private let ids: [String]

  /// Makes the report.
  package init(_ report: Report) {
    self.report = report
    locations = SARIFLocations(folder: report.folder)
    ids = Set(report.findings.map(\.diagnostic.id)).sorted()
  }

  /// The whole document.
  package var value: JSONValue {
    [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
  }

  private var run: JSONValue {
    [
      "tool": ["driver": driver],
      "invocations": [invocation],
      "originalUriBaseIds": [SARIFLocations.base: ["description": ["text": "The folder in which diorama ran."]]],
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
    ]
  }

  private var driver: JSONValue {
    var members: [(String, JSONValue)] = [("name", "diorama"), ("version", .string(report.version))]
    if let pages = report.pages.home { members.append(("informationUri", .string(pages))) }
    members.append(("rules", .array(ids.map(rule))))
    return .object(members)
  }

  private func rule(_ id: String) -> JSONValue {
    guard let kind = report.pages.kind(id) else { return ["id": .string(id)] }
    var members: [(String, JSONValue)] = [
      ("id", .string(id)),
      ("shortDescription", ["text": .string(kind.summary)]),
      ("fullDescription", ["text": .string(report.pages.explanation(of: kind))]),
    ]
    if let page = report.pages.address(of: id) { members.append(("helpUri", .string(page))) }
    let help = report.pages.page(of: kind) ?? kind.summary
    members.append(("help", ["text": .string(help), "markdown": .string(help)]))
    members.append(("defaultConfiguration", ["level": .string(kind.severity.rawValue)]))
    return .object(members)
  }

  private var invocation: JSONValue {
    [
      "executionSuccessful": .bool(report.problems.isEmpty),
      "exitCode": .integer(report.status),
      "toolExecutionNotifications": .array(
        report.problems.map { ["level": "error", "message": ["text": .words($0.message)]] }
      ),
    ]
  }

  private var results: [JSONValue] {
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var seen: [[String]: Int] = [:]
    return report.findings.map { finding in
      seen[[finding.path, finding.fingerprint], default: 0] += 1
      let occurrence = seen[[finding.path, finding.fingerprint], default: 1]
      return result(finding, ruleIndex: indices[finding.diagnostic.id] ?? -1, occurrence: occurrence)
    }
  }

  private func result(_ finding: ReportedFinding, ruleIndex: Int, occurrence: Int) -> JSONValue {
    let diagnostic = finding.diagnostic
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(diagnostic.id)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", ["text": .words(finding.text)]),
      ("locations", [locations.location(of: finding.location, in: finding.path)]),
      ("partialFingerprints", ["findingHash/v1": .string("\(finding.fingerprint):\(occurrence)")]),
    ]
    let related =
      Array(zip(finding.noteLocations, diagnostic.notes.map(\.message)))
      + finding.repeatLocations.map { ($0, "the same here") }
    let notes = related.enumerated().map { index, note in
      locations.location(of: note.0, in: finding.path, id: index + 1, message: note.1)
    }
    if !notes.isEmpty { members.append(("relatedLocations", .array(notes))) }
    let fixes = fixes(of: finding)
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  /// The fixes that change something, each once, as the form demands.
  private func fixes(of finding: ReportedFinding) -> [JSONValue] {
    var seen: Set<Diagnostic.FixIt> = []
    return zip(finding.diagnostic.fixIts, finding.edits).compactMap { fix, edits in
      guard !edits.isEmpty, seen.insert(fix).inserted else { return nil }
      let replacements = edits.map { edit -> JSONValue in
        [
          "deletedRegion": SARIFLocations.region(edit.location),
          "insertedContent": ["text": .string(edit.replacement)],
        ]
      }
      let change: JSONValue = [
        "artifactLocation": locations.artifact(finding.path), "replacements": .array(replacements),
      ]
      return ["description": ["text": .words(fix.title)], "artifactChanges": [change]]
    }
  }
}
