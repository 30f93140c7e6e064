package import SceneDiagnostics

/// Findings that are known and not reported: what a rule found where a project began to be linted.
///
/// An entry stands for findings of a rule with a message in a line of a file. Lines go by their text, so that an entry
/// survives when they move.
package struct Baseline: Sendable {
  /// Findings that are known.
  package struct Entry: Hashable, Sendable {
    package var key: KnownFinding
    /// How many equal ones there are.
    package var count: Int
    /// The entry in the text of the baseline.
    package var range: SourceRange
  }

  /// The version of the form that is read and written.
  static let version = "1"
  /// More equal findings in one line than there ever are.
  static let maximumCount = 1_000_000

  /// The text that the baseline was read from.
  package var source: SourceText
  /// What is known, in the order of the text.
  package var entries: [Entry] = []

  /// Makes a baseline that knows nothing.
  package init(_ source: SourceText) {
    self.source = source
  }

  /// What is known of each file, by its path.
  package var files: [String: KnownFindings] {
    entries.reduce(into: [:]) { $0[$1.key.path, default: KnownFindings()].add($1.key, $1.count) }
  }

  /// What is said of entries that stand for more findings than there are, or for none.
  ///
  /// - Parameters:
  ///   - matched: How many findings there were.
  ///   - isJudged: Whether the findings were looked for.
  package func stale(matched: [KnownFinding: Int], where isJudged: (KnownFinding) -> Bool) -> [Diagnostic] {
    var rest = matched
    return entries.compactMap { entry in
      guard isJudged(entry.key) else { return nil }
      let found = min(rest[entry.key] ?? 0, entry.count)
      rest[entry.key, default: 0] -= found
      guard found < entry.count else { return nil }
      let message =
        found == 0
        ? "there is no such '\(entry.key.rule)' any more" : "this stands for \(entry.count), and there are \(found)"
      let hint = "take it out, or write the baseline anew with --write-baseline"
      return Diagnostic(.staleBaseline, message, at: entry.range, hint: hint)
    }
  }
}
