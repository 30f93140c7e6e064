/// A problem in a source text, as data.
public struct Diagnostic: Hashable, Sendable {
  /// The problem's stable name, such as `unknown-property`.
  public var id: String
  /// How much the problem weighs.
  public var severity: Severity
  /// What is wrong, as a phrase without a period that quotes the user's words with `'`.
  public var message: String
  /// The exact characters that are wrong; empty for a place where something is missing.
  public var range: SourceRange
  /// What to do, shown beside the caret: "did you mean 'text'?"; nil where there is nothing to suggest.
  public var hint: String?
  /// Other places that explain the problem: "first defined here".
  public var notes: [Note]
  /// Edits that each solve the problem.
  public var fixIts: [FixIt]
  /// Further ranges in which the very same is wrong, in the order of the text; empty for a mistake that is made once.
  public var repeats: [SourceRange]

  /// Makes a diagnostic; of a message or hint with an endless name in it, the ends are kept.
  public init(
    _ id: String,
    _ severity: Severity,
    _ message: String,
    at range: SourceRange,
    hint: String? = nil,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    repeats: [SourceRange] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = ReadableText.shortened(message)
    self.range = range
    self.hint = hint.map(ReadableText.shortened)
    self.notes = notes
    self.fixIts = fixIts
    self.repeats = repeats
  }

  /// Makes an error.
  public init(
    _ id: String,
    _ message: String,
    at range: SourceRange,
    hint: String? = nil,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    repeats: [SourceRange] = []
  ) {
    self.init(id, .error, message, at: range, hint: hint, notes: notes, fixIts: fixIts, repeats: repeats)
  }
}
