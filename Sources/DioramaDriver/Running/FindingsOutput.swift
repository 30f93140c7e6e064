/// The stream to which findings are printed, where they are no document.
package enum FindingsStream: Sendable {
  /// Standard error: the verb's own output is on the other.
  case errors
  /// Standard output: findings are what the verb is asked for.
  case output
}

/// Where a run prints findings, and what it says of them.
package struct FindingsOutput: Sendable {
  /// Where findings are printed that are no document.
  package var stream = FindingsStream.errors
  /// Whether only the number of findings of each rule is printed.
  package var onlyStatistics = false
  /// Whether the summary says how many findings `--fix` mends.
  package var namesFix = false
  /// Whether findings are kept for `ToolRun.reportValue` beside being printed.
  package var keepsFindings = false

  /// Makes the options of verbs that find mistakes beside their own work.
  package init() {}
}
