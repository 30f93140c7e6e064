package import SceneDiagnostics

/// Makes the fixes of findings in a text, pass after pass until nothing is left to fix.
///
/// Comments and layout outside the edits stay as they are. A fix that brings an error about is not made.
package struct SceneFixer: Sendable {
  /// A text with fixes made.
  package struct Fixed: Sendable {
    package var source: SourceText
    /// What is left to say about it.
    package var linted: LintedScene
    /// How many fixes were made.
    package var count: Int
  }

  /// Fixes may uncover what other fixes solve; more passes than this would be going in circles.
  private static let maximumPasses = 20

  private let lint: @Sendable (SourceText) -> LintedScene
  private let makesUncertain: Bool

  /// Makes a fixer; `makesUncertain` makes fixes that are only probably what was meant, too.
  package init(linter: Linter, makesUncertain: Bool = false) {
    self.init(makesUncertain: makesUncertain) { linter.lint($0) }
  }

  /// Makes a fixer of a text that is linted with others, as a storyboard's are.
  package init(makesUncertain: Bool = false, lint: @escaping @Sendable (SourceText) -> LintedScene) {
    self.lint = lint
    self.makesUncertain = makesUncertain
  }

  /// The text with its fixes; nil where none can be made.
  ///
  /// `wanted` gives the findings of a text that are to be fixed, all of them by default.
  package func fixed(
    _ source: SourceText,
    linted: LintedScene,
    wanted: ([Diagnostic], SourceText) -> [Diagnostic] = { diagnostics, _ in diagnostics }
  ) -> Fixed? {
    var current = Fixed(source: source, linted: linted, count: 0)
    for _ in 0..<Self.maximumPasses {
      guard let next = pass(over: current, wanted: wanted) else { break }
      current = next
    }
    return current.count > 0 ? current : nil
  }

  /// One pass: all fixes that do not touch each other, or where these do harm together, some that do none.
  private func pass(over text: Fixed, wanted: ([Diagnostic], SourceText) -> [Diagnostic]) -> Fixed? {
    best(of: Self.apart(fixes(of: wanted(text.linted.diagnostics, text.source))), on: text)
  }

  /// The text with some fixes, or with those of the half that does no harm; the next pass comes to the rest.
  private func best(of fixes: [[TextEdit]], on text: Fixed) -> Fixed? {
    guard !fixes.isEmpty else { return nil }
    if let together = accepted(fixes, on: text) { return together }
    guard fixes.count > 1 else { return nil }
    let middle = fixes.count / 2
    return best(of: Array(fixes[..<middle]), on: text) ?? best(of: Array(fixes[middle...]), on: text)
  }

  /// The fix of each finding: its only certain one, or its first.
  private func fixes(of diagnostics: [Diagnostic]) -> [[TextEdit]] {
    diagnostics.compactMap { diagnostic in
      if let certain = diagnostic.certainFix { return certain.edits }
      return makesUncertain ? diagnostic.fixIts.first?.edits : nil
    }
  }

  /// The fixes that touch none before them in the text.
  private static func apart(_ fixes: [[TextEdit]]) -> [[TextEdit]] {
    let edits = fixes.enumerated().flatMap { fix in fix.element.map { (range: $0.range, fix: fix.offset) } }
    var dropped: Set<Int> = []
    var last: (end: Int, fix: Int)?
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.fix) < ($1.range.lowerBound, $1.fix) }) {
      if dropped.contains(edit.fix) { continue }
      if let last, edit.range.lowerBound <= last.end, edit.fix != last.fix {
        dropped.insert(edit.fix)
      } else {
        last = (max(edit.range.upperBound, last?.end ?? 0), edit.fix)
      }
    }
    return fixes.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }

  /// The text with some fixes; nil where they cannot be made, change nothing, or bring errors about.
  private func accepted(_ fixes: [[TextEdit]], on text: Fixed) -> Fixed? {
    guard let source = TextEdits.applied(fixes.flatMap { $0 }, to: text.source), source.bytes != text.source.bytes
    else { return nil }
    let linted = lint(source)
    let (before, after) = (Self.errors(text.linted), Self.errors(linted))
    // What a configuration calls an error may stay where it is; a new one, of whatever kind, may not come.
    guard linted.facts != nil || text.linted.facts == nil, after.allSatisfy({ $0.value <= before[$0.key] ?? 0 }) else {
      return nil
    }
    return Fixed(source: source, linted: linted, count: text.count + fixes.count)
  }

  /// How many errors there are, by their ids.
  private static func errors(_ linted: LintedScene) -> [String: Int] {
    linted.diagnostics.filter { $0.severity == .error }.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  }
}
