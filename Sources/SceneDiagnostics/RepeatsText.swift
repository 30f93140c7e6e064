/// Describes in one line the other locations of a problem.
package enum RepeatsText {
  /// How many positions are spelled out; the others are counted.
  private static let shownCount = 3

  /// `also at 12:16, 14:16, 16:16 and 56 more`, each a line and a column; nil if there are no positions.
  package static func text(_ positions: some Collection<SourcePosition>) -> String? {
    guard !positions.isEmpty else { return nil }
    let shown = positions.prefix(shownCount).map { "\($0.line):\($0.column)" }
    let rest = positions.count - shown.count
    if rest > 0 { return "also at \(shown.joined(separator: ", ")) and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return "also at \(shown.joined())" }
    return "also at \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Names the positions of the repeats of a diagnostic; nil if it has none.
  static func text(of diagnostic: Diagnostic, in source: SourceText) -> String? {
    text(diagnostic.repeats.lazy.map { source.position(at: $0.lowerBound) })
  }
}
