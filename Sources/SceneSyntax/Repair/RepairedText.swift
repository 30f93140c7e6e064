import Backports
package import SceneDiagnostics

/// A broken text with lines changed so that YAML can read it.
///
/// A changed line stays one line, so that both texts have the same lines.
package struct RepairedText: Sendable {
  /// The text as it is.
  package let original: SourceText
  /// What the changed text says.
  package let tree: SyntaxTree
  /// What is wrong with the text as it is, in its own ranges: each mistake once, none that a change might have caused.
  package let problems: [Diagnostic]
  /// What is wrong with the changed text, in its own ranges.
  package let remaining: [Diagnostic]
  /// The changed lines, and those that were reported, from 1.
  package let lines: Set<Int>
  /// Whether a change may have moved what other lines belong to.
  package let isStructural: Bool
  /// Whether it is unclear what belongs to what, since lines are indented wrongly: nothing else is said of the text.
  package let isUncertain: Bool

  /// The changed text.
  package var source: SourceText { tree.source }

  /// The offset in the original for one in the changed text; in a changed line, one within the line.
  package func originalOffset(_ offset: Int) -> Int {
    LineMap(from: source, to: original).offset(offset)
  }

  /// A range of the changed text as one of the original.
  package func originalRange(_ range: SourceRange) -> SourceRange {
    SourceRange(originalOffset(range.lowerBound), originalOffset(range.upperBound))
  }

  /// Whether a range of the changed text touches a changed or reported line.
  package func touches(_ range: SourceRange) -> Bool {
    let first = source.position(at: range.lowerBound).line
    let last = source.position(at: range.upperBound).line
    guard last - first < lines.count else { return lines.contains { first...last ~= $0 } }
    return (first...last).contains { lines.contains($0) }
  }

  /// Diagnostics of the changed text as those of the original, without what a change might have caused.
  ///
  /// - Parameters:
  ///   - found: What was found in the changed text.
  ///   - absences: The ids of diagnostics of something missing, which may be in a changed line.
  package func kept(_ found: [Diagnostic], absences: Set<String>) -> [Diagnostic] {
    if isUncertain { return [] }
    let objects = lines.map { innermostMap(at: source.rangeOfLine($0)) }
    // What an alias stands for is unknown where its anchor is.
    let unread = Set(found.filter { $0.isOne(of: .undefinedAlias) && isNamed($0) }.map(\.range))
    return found.compactMap { diagnostic in
      guard !unread.contains(diagnostic.range) else { return nil }
      guard !touches(diagnostic.range), !diagnostic.notes.contains(where: { touches($0.range) }) else { return nil }
      if absences.contains(diagnostic.id) {
        guard !isStructural, !objects.contains(innermostMap(at: diagnostic.range)), !isNamed(diagnostic) else {
          return nil
        }
      }
      return original(diagnostic)
    }
  }

  /// Whether what a diagnostic points at is written in a changed line.
  private func isNamed(_ diagnostic: Diagnostic) -> Bool {
    let text = source.string(in: diagnostic.range)
    let name = text.hasPrefix("*") ? String(text.dropFirst()) : text
    return lines.contains { original.string(in: original.rangeOfLine($0)).contains(name) }
  }

  /// The map that a range lies in; nil at the top.
  private func innermostMap(at range: SourceRange) -> NodeID? {
    guard var found = tree.root else { return nil }
    var map: NodeID? = tree[found].kind == .mapping ? found : nil
    while let inner = tree.children(of: found).first(where: { child in
      let own = tree[child].range
      return tree[child].isCollection && own.lowerBound <= range.lowerBound && own.upperBound >= range.lowerBound
    }) {
      found = inner
      if tree[found].kind == .mapping { map = found }
    }
    return map
  }

  private func original(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.range = originalRange(diagnostic.range)
    result.notes = diagnostic.notes.map { .init($0.message, at: originalRange($0.range)) }
    result.repeats = diagnostic.repeats.filter { !touches($0) }.map(originalRange)
    result.fixIts = diagnostic.fixIts.filter { fix in !fix.edits.contains { touches($0.range) } }.map { fix in
      let edits = fix.edits.map { TextEdit(range: originalRange($0.range), replacement: $0.replacement) }
      return .init(fix.title, edits: edits, isCertain: fix.isCertain)
    }
    return result
  }
}

/// Maps locations in one text to locations in another that has the same lines, of which some differ.
package struct LineMap: Sendable {
  let from: SourceText
  let to: SourceText

  /// Creates the map of two texts with the same lines.
  package init(from: SourceText, to: SourceText) {
    (self.from, self.to) = (from, to)
  }

  /// The offset in the other text; behind the end of a line that is shorter, its end.
  package func offset(_ offset: Int) -> Int {
    let line = from.position(at: offset).line
    let (start, range) = (from.rangeOfLine(line).lowerBound, to.rangeOfLine(line))
    return min(range.lowerBound + max(0, offset - start), range.upperBound)
  }

  /// The range in the other text.
  func range(_ range: SourceRange) -> SourceRange { SourceRange(offset(range.lowerBound), offset(range.upperBound)) }
}
