package import SceneDiagnostics

/// How often each rule found something.
package struct RuleStatistics: Sendable {
  /// One rule.
  package struct Row: Hashable, Sendable {
    /// The id of the rule.
    package var id: String
    /// How often it found something.
    package var count = 0
    /// How many of the findings `diorama lint --fix` mends.
    package var fixable = 0
  }

  private var byID: [String: Row] = [:]

  /// Makes statistics of nothing.
  package init() {}

  /// Counts a finding.
  package mutating func add(_ diagnostic: Diagnostic) {
    byID[diagnostic.id, default: Row(id: diagnostic.id)].count += 1
    if diagnostic.certainFix != nil { byID[diagnostic.id]?.fixable += 1 }
  }

  /// The rules that found something, the most frequent first, and by id where equal.
  package var rows: [Row] {
    byID.values.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }

  /// A line a rule: how often it found something, its id, and how much of that is fixable.
  package var text: String {
    let rows = rows
    let width = rows.first.map { "\($0.count)".count } ?? 0
    return rows.map { row in
      let count = String(repeating: " ", count: width - "\(row.count)".count) + "\(row.count)"
      let fixable = row.fixable == 0 ? "" : "  (\(row.fixable) fixable with '--fix')"
      return "\(count)  \(VisibleText.shown(row.id))\(fixable)\n"
    }.joined()
  }
}
