import NibArchive
package import SceneDiagnostics

/// A diagnostic with every location looked up, which is all that reports need of its text.
package struct ReportedFinding: Hashable, Sendable {
  /// A change that is offered, with the location of each edit.
  package struct Edit: Hashable, Sendable {
    /// What is replaced.
    package var location: ReportedLocation
    /// What stands there afterwards.
    package var replacement: String
  }

  /// The path of the text, as the user named it.
  package let path: String
  /// The problem.
  package let diagnostic: Diagnostic
  /// Where the problem is.
  package let location: ReportedLocation
  /// The locations of its notes, in their order.
  package let noteLocations: [ReportedLocation]
  /// Where else the very same is wrong.
  package let repeatLocations: [ReportedLocation]
  /// The edits of its fixes, in their order.
  package let edits: [[Edit]]
  /// What identifies the finding when lines move: of its id, its message and its line.
  package let fingerprint: String

  /// Looks the locations of a diagnostic up.
  package init(_ diagnostic: Diagnostic, in source: SourceText) {
    path = source.path
    self.diagnostic = diagnostic
    location = ReportedLocation(diagnostic.range, in: source)
    noteLocations = diagnostic.notes.map { ReportedLocation($0.range, in: source) }
    repeatLocations = diagnostic.repeats.map { ReportedLocation($0, in: source) }
    edits = diagnostic.fixIts.map { fix in
      fix.edits.map { Edit(location: ReportedLocation($0.range, in: source), replacement: $0.replacement) }
    }
    fingerprint = Self.fingerprint(of: diagnostic, line: location.start.line, in: source)
  }

  /// The message with its hint, in one line.
  var text: String { diagnostic.hint.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message }

  private static func fingerprint(of diagnostic: Diagnostic, line: Int, in source: SourceText) -> String {
    let range = source.rangeOfLine(line)
    // A file of one line is not hashed whole for each of its findings.
    let reach = SourceRange(range.lowerBound, min(range.upperBound, range.lowerBound + 1024))
    let words = source.string(in: reach).split { $0.isWhitespace }.joined(separator: " ")
    return NibSourceMap.hash(of: "\(diagnostic.id)\n\(diagnostic.message)\n\(words)".utf8)
  }
}
