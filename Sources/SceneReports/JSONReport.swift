package import JSONText
import SceneDiagnostics

/// The report of a run in the tool's own JSON, which `Schemas/report.schema.json` describes.
///
/// A key never changes its meaning within a version; new keys may come.
package struct JSONReport: Sendable {
  /// The version of the form.
  package static let version = 1

  private let report: Report

  /// Makes the report.
  package init(_ report: Report) {
    self.report = report
  }

  /// The whole document; every key is there, whatever was found.
  package var value: JSONValue {
    [
      "version": .integer(Self.version),
      "tool": ["name": "diorama", "version": .string(report.version)],
      "diagnostics": .array(report.findings.map(diagnostic)),
      "problems": .array(report.problems.map { ["message": .words($0.message), "status": .integer($0.status)] }),
      "counts": counts,
      "statistics": .array(statistics),
    ]
  }

  private var counts: JSONValue {
    [
      "errors": .integer(report.count(.error)),
      "warnings": .integer(report.count(.warning)),
      "notes": .integer(report.count(.note)),
      "files": .integer(Set(report.files + report.findings.map(\.path)).count),
      "problems": .integer(report.problems.count),
      "fixable": .integer(report.statistics.rows.reduce(0) { $0 + $1.fixable }),
    ]
  }

  private var statistics: [JSONValue] {
    report.statistics.rows.map { row in
      ["id": .string(row.id), "count": .integer(row.count), "fixable": .integer(row.fixable)]
    }
  }

  private func diagnostic(_ finding: ReportedFinding) -> JSONValue {
    let diagnostic = finding.diagnostic
    return [
      "path": .string(finding.path),
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .words(diagnostic.message),
      "hint": Self.optional(diagnostic.hint),
      "range": Self.range(finding.location),
      "notes": .array(zip(diagnostic.notes, finding.noteLocations).map(Self.note)),
      "repeats": .array(finding.repeatLocations.map(Self.range)),
      "fixes": .array(zip(diagnostic.fixIts, finding.edits).map(Self.fix)),
      "page": Self.optional(report.pages.address(of: diagnostic.id)),
    ]
  }

  private static func note(_ note: Diagnostic.Note, at location: ReportedLocation) -> JSONValue {
    ["message": .words(note.message), "range": range(location)]
  }

  private static func fix(_ fix: Diagnostic.FixIt, edits: [ReportedFinding.Edit]) -> JSONValue {
    [
      "title": .words(fix.title),
      "isCertain": .bool(fix.isCertain),
      "edits": .array(edits.map { ["range": range($0.location), "replacement": .string($0.replacement)] }),
    ]
  }

  private static func range(_ location: ReportedLocation) -> JSONValue {
    [
      "start": position(location.start, at: location.range.lowerBound),
      "end": position(location.end, at: location.range.upperBound),
    ]
  }

  private static func position(_ position: SourcePosition, at offset: Int) -> JSONValue {
    ["line": .integer(position.line), "column": .integer(position.column), "offset": .integer(offset)]
  }

  private static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.words) ?? .null }
}
