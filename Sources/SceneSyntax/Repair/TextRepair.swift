import Backports
package import SceneDiagnostics

/// Changes lines of a broken text until YAML can read it.
///
/// Of the candidates for a line at fault, the first that lets the text be read is taken, or else the one with which reading
/// comes furthest.
package struct TextRepair {
  /// What a larger text costs is more than it is worth.
  private static let maximumBytes = 1 << 20
  /// How many lines are changed at most, one after the other.
  private static let maximumSteps = 8
  /// How many lines a text in quotes is thought to have at most.
  private static let maximumTextLines = 300
  /// How many bytes are read at most, over all candidates.
  private static let maximumWork = 32 << 20

  private let source: SourceText
  private let limits: SyntaxLimits
  /// The lines that were edited last, from 1; the most likely ones to be at fault.
  private let edited: ClosedRange<Int>?
  private var changes: [Int: [UInt8]] = [:]
  private var work = 0

  private init(_ source: SourceText, limits: SyntaxLimits, edited: ClosedRange<Int>?) {
    self.source = source
    self.limits = limits
    self.edited = edited
  }

  /// The text with lines changed; nil where it can be read as it is, or not be mended.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - limits: The limits within which it is read.
  ///   - edited: The lines that were edited last, from 1; nil where that is not known.
  package static func repaired(
    _ source: SourceText,
    limits: SyntaxLimits = SyntaxLimits(),
    edited: ClosedRange<Int>? = nil
  ) -> RepairedText? {
    guard source.bytes.count <= maximumBytes else { return nil }
    let first = read(source, limits: limits)
    guard first.failure != nil, !first.diagnostics.hasErrors else { return nil }
    var repair = TextRepair(source, limits: limits, edited: edited)
    return repair.run(first)
  }

  /// A way to change lines, and what came of it.
  private struct Attempt {
    var candidate: LineRepair
    var read: ReadText
    /// How far reading came, in the lines of the text, which all attempts share.
    var line: Int
  }

  private mutating func run(_ first: ReadText) -> RepairedText? {
    var current = first
    var problems: [Diagnostic] = []
    var lines: Set<Int> = []
    var isStructural = false
    var isUncertain = false
    // Whether the problem is one of the text itself, and not of a change.
    var isConfirmed = true
    for _ in 0..<Self.maximumSteps {
      guard let failure = current.failure, let problem = current.explanation else { break }
      let map = LineMap(from: current.tree.source, to: source)
      let conflicts = MergeConflict.all(in: current.tree.source)
      if isConfirmed, !isUncertain, !lines.contains(line(problem.range, current)) {
        problems.append(Self.mapped(problem, by: map, unless: lines, in: current.tree.source))
      }
      let attempts = attempts(on: current, failure, problem, conflicts: conflicts)
      guard let chosen = Self.chosen(attempts) else { return nil }
      for (line, text) in chosen.candidate.lines { changes[line] = text }
      lines.formUnion(chosen.candidate.lines.keys)
      if conflicts.isEmpty { lines.insert(line(problem.range, current)) }
      if chosen.candidate.isStructural, conflicts.isEmpty {
        isStructural = true
        isUncertain = isUncertain || isIndentation(failure, problem, current.tree.source)
        lines.formUnion(suspects(current.tree.source, failure, problem))
      }
      isConfirmed = Self.isConfirmed(chosen, among: attempts)
      current = chosen.read
    }
    guard current.failure == nil else { return nil }
    return RepairedText(
      original: source,
      tree: current.tree,
      problems: problems,
      remaining: current.diagnostics,
      lines: lines,
      isStructural: isStructural,
      isUncertain: isUncertain
    )
  }

  /// Whether a line is at fault for where it begins.
  private func isIndentation(_ failure: SyntaxFailure, _ problem: Diagnostic, _ text: SourceText) -> Bool {
    guard !failure.isInFlow, failure.problem.hasPrefix("did not find expected") else { return false }
    let line = text.rangeOfLine(text.position(at: failure.problemOffset).line)
    let blanks = text.bytes[line.lowerBound..<line.upperBound].prefix(while: Bytes.isBlank).count
    return failure.problemOffset == line.lowerBound + blanks && problem.range.lowerBound == failure.problemOffset
  }

  private func line(_ range: SourceRange, _ read: ReadText) -> Int {
    read.tree.source.position(at: range.lowerBound).line
  }

  /// Every candidate with what came of it, up to the first with which the text can be read.
  private mutating func attempts(
    on current: ReadText,
    _ failure: SyntaxFailure,
    _ problem: Diagnostic,
    conflicts: [MergeConflict]
  ) -> [Attempt] {
    let text = current.tree.source
    let candidates: [LineRepair]
    if conflicts.isEmpty {
      let suspects = suspects(text, failure, problem)
      candidates = LineRepair.fixes(of: problem, in: text) + suspects.flatMap { LineRepair.all(of: $0, in: text) }
    } else {
      candidates = [LineRepair(resolving: conflicts)]
    }
    var attempts: [Attempt] = []
    for candidate in candidates {
      guard work < Self.maximumWork else { break }
      let changed = self.text(with: candidate)
      guard changed.bytes != text.bytes else { continue }
      work += changed.bytes.count
      let read = read(changed, limits: limits)
      let line = read.failure.map { changed.position(at: Self.offset(of: $0)).line } ?? .max
      attempts.append(Attempt(candidate: candidate, read: read, line: line))
      if read.failure == nil { break }
    }
    return attempts
  }

  /// Where a failure begins: what is never closed is read to the end of the text.
  private static func offset(of failure: SyntaxFailure) -> Int {
    guard let start = failure.contextOffset, let context = failure.context,
      context.contains("quoted scalar") || context.contains("flow")
    else { return failure.problemOffset }
    return start
  }

  /// The lines that may be at fault, the most likely first.
  private func suspects(_ text: SourceText, _ failure: SyntaxFailure, _ problem: Diagnostic) -> [Int] {
    let stopped = text.position(at: failure.problemOffset).line
    var lines: [Int] = []
    if let edited { lines += edited.prefix(3).filter { $0 <= text.lineCount } }
    lines.append(text.position(at: problem.range.lowerBound).line)
    lines.append(stopped)
    if let context = failure.contextOffset { lines.append(text.position(at: context).line) }
    if let above = (1..<max(stopped, 1)).last(where: { !LineRepair.isEmpty($0, in: text) }) { lines.append(above) }
    // A quote that is never closed ends where the next one begins.
    let before = max(1, stopped - Self.maximumTextLines)..<max(stopped, 1)
    if let open = before.last(where: { LineRepair.isOpen($0, in: text) }) { lines.append(open) }
    var seen: Set<Int> = []
    return lines.filter { seen.insert($0).inserted }
  }

  private static func chosen(_ attempts: [Attempt]) -> Attempt? {
    if let whole = attempts.first(where: { $0.read.failure == nil }) { return whole }
    guard let furthest = attempts.map(\.line).max() else { return nil }
    return attempts.first { $0.line == furthest }
  }

  /// Whether the problem that is left after a change comes with another change of the same line, too.
  private static func isConfirmed(_ chosen: Attempt, among attempts: [Attempt]) -> Bool {
    guard let failure = chosen.read.failure else { return true }
    let lines = Set(chosen.candidate.lines.keys)
    return attempts.count { attempt in
      attempt.line == chosen.line && attempt.read.failure?.problem == failure.problem
        && Set(attempt.candidate.lines.keys) == lines
    } > 1
  }

  private func text(with candidate: LineRepair) -> SourceText {
    let changed = changes.merging(candidate.lines) { _, new in new }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + 64)
    var end = 0
    for (line, text) in changed.sorted(by: { $0.key < $1.key }) {
      let range = source.rangeOfLine(line)
      bytes += source.bytes[end..<max(end, range.lowerBound)]
      bytes += text
      end = range.upperBound
    }
    bytes += source.bytes[end...]
    return SourceText(path: source.path, bytes: bytes)
  }

  /// A problem of a changed text as one of the text; fixes in changed lines are left out.
  private static func mapped(
    _ problem: Diagnostic,
    by map: LineMap,
    unless changed: Set<Int>,
    in text: SourceText
  ) -> Diagnostic {
    var result = problem
    result.range = map.range(problem.range)
    result.notes = problem.notes.map { .init($0.message, at: map.range($0.range)) }
    result.repeats = problem.repeats.map(map.range)
    result.fixIts = problem.fixIts.compactMap { fix in
      guard !fix.edits.contains(where: { changed.contains(text.position(at: $0.range.lowerBound).line) }) else {
        return nil
      }
      let edits = fix.edits.map { TextEdit(range: map.range($0.range), replacement: $0.replacement) }
      return .init(fix.title, edits: edits, isCertain: fix.isCertain)
    }
    return result
  }
}
