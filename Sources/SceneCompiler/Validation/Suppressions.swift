import SceneDiagnostics
import SceneSyntax

/// The comments that silence findings: `# diorama:disable ID -- reason` on the line or the line above.
struct Suppressions {
  /// The ids that a comment names, by the comment's line.
  private var ids: [Int: Set<String>] = [:]
  private let source: SourceText

  init(_ tree: SyntaxTree) {
    source = tree.source
    for comment in tree.comments {
      let text = tree.source.string(in: comment)
      guard let marker = text.range(of: "diorama:disable ") else { continue }
      let list = text[marker.upperBound...].split(separator: " -- ", maxSplits: 1)
      // A suppression without a reason silences nothing.
      guard list.count == 2, let names = list.first else { continue }
      let line = tree.source.position(at: comment.lowerBound).line
      ids[line, default: []].formUnion(names.split { $0 == " " || $0 == "," }.map(String.init))
    }
  }

  /// Whether a comment silences a diagnostic.
  func silence(_ diagnostic: Diagnostic) -> Bool {
    if ids.isEmpty { return false }
    let line = source.position(at: diagnostic.range.lowerBound).line
    return ids[line]?.contains(diagnostic.id) == true || ids[line - 1]?.contains(diagnostic.id) == true
  }
}

extension String {
  /// Where another text first occurs; nil where it does not.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
