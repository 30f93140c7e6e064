import SceneDiagnostics
import SceneSyntax

/// What the reader says of a text, beside what libyaml says.
enum Verdict: Hashable {
  /// Both read it to its end.
  case accepted
  /// Neither does.
  case refused
  /// libyaml reads it, and the language refuses what it means.
  case ownRule
  /// It holds several documents, of which the reader looks at the first only.
  case laterDocument
  /// One reads what the other refuses.
  case different

  /// The language's own restrictions, each a diagnostic that is no syntax error.
  static let ownRules: Set = [
    "core-tag", "line-separator", "multiple-documents", "tag-directive", "undefined-alias", "alias-cycle",
    "alias-limit",
    "nesting-limit", "merge-key",
  ]

  init(_ bytes: [UInt8]) {
    let ids = Set(parse(SourceText(path: "case", bytes: bytes)).diagnostics.map(\.id))
    let breaks = !ids.subtracting(Self.ownRules).isEmpty
    switch (BareParser.accepts(bytes), breaks) {
    case (true, false): self = ids.isEmpty ? .accepted : .ownRule
    case (false, true): self = .refused
    // What follows the document that the reader stops at is not looked at.
    case (false, false) where ids.contains("multiple-documents") || ids.contains("nesting-limit"): self = .laterDocument
    case (true, true), (false, false): self = .different
    }
  }
}
