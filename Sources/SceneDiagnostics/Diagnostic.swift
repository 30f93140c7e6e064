/// A problem in a source text.
public struct Diagnostic: Hashable, Sendable {
  /// The stable id of the problem, such as `unknown-property`.
  public var id: String
  /// The severity of the problem.
  public var severity: Severity
  /// The problem, as a phrase without a period that quotes the user's text with `'`.
  public var message: String
  /// The exact range of the problem; empty if something is missing at that position.
  public var range: SourceRange
  /// The suggestion shown next to the caret: "did you mean 'text'?"; nil if there is none.
  public var hint: String?
  /// Other locations that explain the problem: "first defined here".
  public var notes: [Note]
  /// Alternative fixes for the problem.
  public var fixIts: [FixIt]
  /// Further ranges with the same problem, in the order of the text; empty if it occurs once.
  public var repeats: [SourceRange]

  /// Creates a diagnostic; a very long message or hint is shortened in the middle.
  public init(
    _ kind: DiagnosticKind,
    _ message: String,
    at range: SourceRange,
    hint: String? = nil,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    repeats: [SourceRange] = []
  ) {
    id = kind.id
    severity = kind.severity
    self.message = ReadableText.shortened(message)
    self.range = range
    self.hint = hint.map(ReadableText.shortened)
    self.notes = notes
    self.fixIts = fixIts
    self.repeats = repeats
  }

  /// Whether it is of one of several kinds.
  package func isOne(of kinds: DiagnosticKind...) -> Bool { kinds.contains { $0.id == id } }
}
