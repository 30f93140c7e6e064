import SceneDiagnostics
import SceneSyntax

/// What stands before a document's content and is kept line by line: directives and the mark of the document's start.
struct Prologue {
  /// The lines up to the mark, without the empty ones at the start; none where there is no mark.
  private(set) var lines: [String] = []
  /// The offset behind it.
  private(set) var end = 0

  init(of tree: SyntaxTree) {
    let source = tree.source
    guard let root = tree.root else { return }
    let first = source.position(at: tree.fullRange(of: root).lowerBound).line
    guard let mark = (1...max(first, 1)).first(where: { Self.isMark(source, line: $0) }) else { return }
    for line in 1..<mark {
      let text = Self.trimmed(source.string(in: source.rangeOfLine(line)))
      if !text.isEmpty || lines.last?.isEmpty == false { lines.append(text) }
    }
    let range = source.rangeOfLine(mark)
    let isOwnLine = mark < first
    lines.append(isOwnLine ? Self.trimmed(source.string(in: range)) : "---")
    end = isOwnLine ? range.upperBound : range.lowerBound + 3
  }

  private static func isMark(_ source: SourceText, line: Int) -> Bool {
    let range = source.rangeOfLine(line)
    let bytes = source.bytes[range.lowerBound..<range.upperBound]
    guard bytes.starts(with: "---".utf8) else { return false }
    return bytes.count == 3 || bytes[bytes.startIndex + 3] == 0x20 || bytes[bytes.startIndex + 3] == 0x09
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.utf8.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }
}
