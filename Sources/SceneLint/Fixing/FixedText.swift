import SceneDiagnostics

/// A text while its fixes are made, pass after pass.
///
/// In a pass all fixes are proposed, or where these do harm together, those of the half that does none; the next pass has what is
/// left.
struct FixedText {
  /// Fixes may uncover what other fixes solve; more passes than this would be going in circles.
  private static let maximumPasses = 20

  /// The text with the fixes that were made.
  private(set) var current: SceneFixer.Fixed
  private var proposal: (source: SourceText, fixes: [[TextEdit]])?
  /// The fixes to be proposed in this pass, the next ones last.
  private var pending: [[[TextEdit]]] = []
  private var passes = 0
  private var isDone = false

  init(_ text: SceneFixer.Fixed) { current = text }

  /// The text with its fixes; nil where none were made.
  var fixed: SceneFixer.Fixed? { current.count > 0 ? current : nil }
  /// Whether fixes are proposed, and wait until they are accepted or rejected.
  var isProposed: Bool { proposal != nil }
  /// The text with the fixes that are proposed.
  var proposedSource: SourceText { proposal?.source ?? current.source }

  /// Proposes the next fixes, if there are any; `fixes` returns all for a text, and none of them touch each other.
  mutating func propose(_ fixes: (SceneFixer.Fixed) -> [[TextEdit]]) {
    guard proposal == nil, !isDone else { return }
    if pending.isEmpty {
      passes += 1
      let all = passes > Self.maximumPasses ? [] : fixes(current)
      if !all.isEmpty { pending = [all] }
    }
    while let next = pending.popLast() {
      if let source = TextEdits.applied(next.flatMap { $0 }, to: current.source), source.bytes != current.source.bytes {
        return proposal = (source, next)
      }
      split(next)
    }
    isDone = true
  }

  /// Makes the fixes that are proposed, which ends the pass.
  mutating func accept(_ linted: LintedScene) {
    guard let proposal else { return }
    current = .init(source: proposal.source, linted: linted, count: current.count + proposal.fixes.count)
    (self.proposal, pending) = (nil, [])
  }

  /// Does not make the fixes that are proposed, and proposes each half of them next.
  mutating func reject() {
    guard let proposal else { return }
    self.proposal = nil
    split(proposal.fixes)
    isDone = pending.isEmpty
  }

  private mutating func split(_ fixes: [[TextEdit]]) {
    guard fixes.count > 1 else { return }
    let middle = fixes.count / 2
    pending += [Array(fixes[middle...]), Array(fixes[..<middle])]
  }

  /// Whether a text has an error that the current one does not have.
  ///
  /// What a configuration calls an error may stay where it is; a new one, of whatever kind, may not come.
  func hasMoreErrors(_ linted: LintedScene) -> Bool {
    let before = Self.errors(current.linted)
    return Self.errors(linted).contains { $0.value > before[$0.key] ?? 0 }
  }

  /// Whether errors, also of other texts, keep the rules from being checked, which did not before.
  func isLost(_ linted: LintedScene) -> Bool { linted.facts == nil && current.linted.facts != nil }

  /// How many errors there are, by their ids.
  private static func errors(_ linted: LintedScene) -> [String: Int] {
    linted.diagnostics.filter { $0.severity == .error }.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  }
}
