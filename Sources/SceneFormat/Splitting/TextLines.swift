import SceneDiagnostics
import SceneSyntax

/// A text as lines with their endings, which are kept, and the comments in each.
struct TextLines {
  let source: SourceText
  /// The comments by the number of their line: a comment ends with its line.
  private let comments: [Int: SourceRange]

  init(_ tree: SyntaxTree) {
    let source = tree.source
    self.source = source
    comments = Dictionary(tree.comments.map { (source.position(at: $0.lowerBound).line, $0) }) { first, _ in first }
  }

  /// How new lines end: as the first of the text does.
  var ending: String {
    guard let feed = source.bytes.firstIndex(of: 0x0A) else { return "\n" }
    return feed > 0 && source.bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The number of the line at an offset, from 1.
  func number(at offset: Int) -> Int { source.position(at: offset).line }

  /// A line without its ending.
  func text(_ line: Int) -> String { source.string(in: source.rangeOfLine(line)) }

  /// The comment in a line; nil where there is none.
  func comment(_ line: Int) -> String? { comments[line].map(source.string(in:)) }

  /// The comments in some lines, in their order.
  func comments(in lines: some Sequence<Int>) -> [String] { lines.compactMap(comment) }

  /// The spaces in front of a line; nil for one with nothing but space.
  func indentation(_ line: Int) -> Int? {
    let text = text(line).utf8
    return text.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : text.prefix { $0 == 0x20 }.count
  }

  /// Whether a line has a comment alone.
  func isComment(_ line: Int) -> Bool {
    guard let comment = comments[line] else { return false }
    return isSpace(source.rangeOfLine(line).lowerBound..<comment.lowerBound)
  }

  /// Whether nothing but space is in front of a key in its line, and nothing but space and a colon between it and `end`.
  ///
  /// That is not so for `? key`, and for keys and values with an anchor or a tag.
  func isPlainKey(_ key: SourceRange, upTo end: Int) -> Bool {
    let line = source.rangeOfLine(number(at: key.lowerBound))
    guard line.upperBound >= end, isSpace(line.lowerBound..<key.lowerBound),
      let colon = source.bytes[key.upperBound..<end].firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return isSpace(key.upperBound..<colon) && isSpace(colon + 1..<end)
  }

  /// The end of a line without its comment and the space in front of that.
  func contentEnd(_ line: Int) -> Int {
    let range = source.rangeOfLine(line)
    var end = comments[line]?.lowerBound ?? range.upperBound
    while end > range.lowerBound, isSpace(end - 1..<end) { end -= 1 }
    return end
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The text without some of its lines.
  ///
  /// - Parameters:
  ///   - lines: The lines that go.
  ///   - head: Lines whose comments stay, also where the line goes; without indentation, so that no text above takes them over.
  func without(_ lines: Set<Int>, commentsOf head: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    for line in 1...max(source.lineCount, 1) {
      if head.contains(line), let comment = comment(line) {
        result += Array((comment + ending).utf8)
      } else if !lines.contains(line) {
        result += bytes(line)
      }
    }
    return result
  }

  /// A line with its ending; a byte order mark belongs to the first.
  func bytes(_ line: Int) -> ArraySlice<UInt8> {
    let start = line == 1 ? 0 : source.rangeOfLine(line).lowerBound
    let end = line < source.lineCount ? source.rangeOfLine(line + 1).lowerBound : source.bytes.count
    return source.bytes[start..<end]
  }
}

extension SyntaxTree {
  /// Whether a text in it keeps the line feeds at its end (`|+`): what follows the text in the file is a part of it.
  var keepsLineFeeds: Bool {
    (0..<nodeCount).contains { index in
      let node = self[NodeID(Int32(clamping: index))]
      guard node.style == .literal || node.style == .folded else { return false }
      return source.bytes[node.range.lowerBound..<node.range.upperBound].prefix(3).contains(UInt8(ascii: "+"))
    }
  }

  /// The texts of a mapping's entries, as in braces: `key: value`.
  func flowTexts(of entries: some Sequence<(key: NodeID, value: NodeID)>) -> [String] {
    entries.map { "\(source.string(in: fullRange(of: $0.key))): \(source.string(in: fullRange(of: $0.value)))" }
  }
}

extension String {
  /// The text without so many spaces in front, or without those that there are.
  func trimmedOfIndentation(_ count: Int) -> String {
    let spaces = min(count, utf8.prefix { $0 == 0x20 }.count)
    return String(dropFirst(spaces))
  }
}
