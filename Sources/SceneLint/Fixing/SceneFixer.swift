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

  private let lint: @Sendable ([SourceText]) -> [LintedScene]
  private let makesUncertain: Bool

  /// Makes a fixer; `makesUncertain` makes fixes that are only probably what was meant, too.
  package init(linter: Linter, makesUncertain: Bool = false) {
    self.init(makesUncertain: makesUncertain) { $0.map { linter.lint($0) } }
  }

  /// Makes a fixer of texts that are linted together, as a storyboard's are.
  package init(makesUncertain: Bool = false, lint: @escaping @Sendable ([SourceText]) -> [LintedScene]) {
    self.lint = lint
    self.makesUncertain = makesUncertain
  }

  /// The text with its fixes; nil where none can be made.
  ///
  /// `wanted` returns the findings of a text that are to be fixed, all of them by default.
  package func fixed(
    _ source: SourceText,
    linted: LintedScene,
    wanted: ([Diagnostic], SourceText) -> [Diagnostic] = { diagnostics, _ in diagnostics }
  ) -> Fixed? {
    fixed([source], linted: [linted]) { diagnostics, source, _ in wanted(diagnostics, source) }[0]
  }

  /// The texts with their fixes; nil for one in which none can be made.
  ///
  /// All texts are fixed at the same time, so that they are linted together as often as the one with the most passes.
  ///
  /// - Parameters:
  ///   - sources: The texts.
  ///   - linted: What is found in them.
  ///   - wanted: Returns the findings of a text, which has an index, that are to be fixed.
  package func fixed(
    _ sources: [SourceText],
    linted: [LintedScene],
    wanted: ([Diagnostic], SourceText, Int) -> [Diagnostic]
  ) -> [Fixed?] {
    var texts = zip(sources, linted).map { FixedText(Fixed(source: $0, linted: $1, count: 0)) }
    var last = sources
    while true {
      for index in texts.indices {
        texts[index].propose { Self.apart(fixes(of: wanted($0.linted.diagnostics, $0.source, index))) }
      }
      guard texts.contains(where: \.isProposed) else { break }
      last = texts.map(\.proposedSource)
      let linted = lint(last)
      let worse = texts.indices.filter { texts[$0].isProposed && texts[$0].hasMoreErrors(linted[$0]) }
      for index in texts.indices where texts[index].isProposed {
        let isLost = texts[index].isLost(linted[index])
        if worse.contains(index) || isLost && worse.isEmpty {
          texts[index].reject()
        } else if !isLost {
          texts[index].accept(linted[index])
        }
        // What only the fixes of another text have spoiled is tried again without them.
      }
    }
    let fixed = texts.map(\.fixed)
    let sources = texts.map(\.current.source)
    guard texts.count > 1, fixed.contains(where: { $0 != nil }), last.map(\.bytes) != sources.map(\.bytes) else {
      return fixed
    }
    // What was found in a text may come from fixes that were not made in another.
    return zip(fixed, lint(sources)).map { fixed, linted in
      fixed.map { Fixed(source: $0.source, linted: linted, count: $0.count) }
    }
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
}
