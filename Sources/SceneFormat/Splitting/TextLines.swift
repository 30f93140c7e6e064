import SceneDiagnostics

/// A text as lines with their endings, which are kept.
struct TextLines {
  let source: SourceText

  /// How new lines end: as the first of the text does.
  var ending: String {
    guard let feed = source.bytes.firstIndex(of: 0x0A) else { return "\n" }
    return feed > 0 && source.bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The number of the line at an offset, from 1.
  func number(at offset: Int) -> Int { source.position(at: offset).line }

  /// A line without its ending.
  func text(_ line: Int) -> String { source.string(in: source.rangeOfLine(line)) }

  /// The spaces in front of a line; nil for one with nothing else.
  func indentation(_ line: Int) -> Int? {
    let text = text(line)
    let spaces = text.utf8.prefix { $0 == 0x20 }.count
    return spaces == text.utf8.count ? nil : spaces
  }

  /// Whether a line has a comment alone.
  func isComment(_ line: Int) -> Bool { text(line).utf8.first { $0 != 0x20 } == UInt8(ascii: "#") }

  /// The text without some of its lines.
  func without(_ lines: Set<Int>) -> [UInt8] {
    var result: [UInt8] = []
    for line in 1...max(source.lineCount, 1) where !lines.contains(line) { result += bytes(line) }
    return result
  }

  /// A line with its ending; a byte order mark belongs to the first.
  func bytes(_ line: Int) -> ArraySlice<UInt8> {
    let start = line == 1 ? 0 : source.rangeOfLine(line).lowerBound
    let end = line < source.lineCount ? source.rangeOfLine(line + 1).lowerBound : source.bytes.count
    return source.bytes[start..<end]
  }
}
