package import SceneDiagnostics

/// A stretch of a text as reports give it, so that the text itself need not be kept.
package struct ReportedLocation: Hashable, Sendable {
  /// Where the stretch begins.
  package var start: SourcePosition
  /// Where it ends: the position after its last character.
  package var end: SourcePosition
  /// The stretch as a range of bytes.
  package var range: SourceRange

  /// Looks a range up in its text, to which it is clamped.
  package init(_ range: SourceRange, in source: SourceText) {
    let end = source.bytes.count
    let range = SourceRange(min(range.lowerBound, end), min(range.upperBound, end))
    start = source.position(at: range.lowerBound)
    self.end = source.position(at: range.upperBound)
    self.range = range
  }
}
