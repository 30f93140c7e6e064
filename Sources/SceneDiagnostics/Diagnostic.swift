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

extension Diagnostic {
  /// A second location that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// The relation of the location to the problem, as a phrase without a period.
    public var message: String
    /// The characters at the location.
    public var range: SourceRange

    /// Creates a note for a location in the same text as its diagnostic.
    public init(_ message: String, at range: SourceRange) {
      self.message = ReadableText.shortened(message)
      self.range = range
    }
  }
}

extension Diagnostic {
  /// A change to the text that fixes a problem.
  public struct FixIt: Hashable, Sendable {
    /// A description of the change, as a phrase without a period.
    public var title: String
    /// The edits, which do not overlap and are applied together.
    public var edits: [TextEdit]
    /// Whether the change is certain to be intended, so that tools can apply it automatically.
    public var isCertain: Bool

    /// Creates a fix with one or more edits.
    public init(_ title: String, edits: [TextEdit], isCertain: Bool = false) {
      self.title = title
      self.edits = edits
      self.isCertain = isCertain
    }
  }
}

extension Diagnostic {
  /// The fix that is made unasked: the only certain one; nil where there is none, or a choice.
  package var certainFix: FixIt? {
    let certain = fixIts.filter(\.isCertain)
    return certain.count == 1 ? certain[0] : nil
  }
}
