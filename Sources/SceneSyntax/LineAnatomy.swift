import SceneDiagnostics

/// What the parts of one line of a broken text probably are.
///
/// It reads a line as a person does, entry dashes, key and text, whatever YAML makes of it.
struct LineAnatomy {
  /// The whole line without its line ending.
  let line: Range<Int>
  /// The first byte that is neither space nor tab; the line's end where there is none.
  let start: Int
  /// The key, without the space before its colon; nil where the line has none.
  private(set) var key: Range<Int>?
  /// The text after the dashes and the key, without trailing space and comment.
  private(set) var text: Range<Int>
  /// Whether a comment ends the line.
  private(set) var hasComment = false

  /// The key, or the text where the line has none.
  var startToken: SourceRange {
    let token = key ?? text
    return SourceRange(token.lowerBound, token.upperBound)
  }

  init(of source: SourceText, at offset: Int) {
    let range = source.rangeOfLine(source.position(at: offset).line)
    self.init(of: source.bytes, line: range.lowerBound..<range.upperBound)
  }

  private init(of bytes: [UInt8], line: Range<Int>) {
    self.line = line
    start = Self.skipBlanks(in: bytes, from: line.lowerBound, to: line.upperBound)
    var offset = start
    while offset < line.upperBound, bytes[offset] == Bytes.dash || bytes[offset] == UInt8(ascii: "?"),
      offset + 1 == line.upperBound || Bytes.isBlank(bytes[offset + 1])
    {
      // A text that starts with a dash is still a text where it follows a key; here nothing precedes.
      offset = Self.skipBlanks(in: bytes, from: offset + 1, to: line.upperBound)
    }
    text = offset..<line.upperBound
    if let colon = Self.colon(in: bytes, text) {
      key = offset..<Self.trim(bytes, offset..<colon)
      text = Self.skipBlanks(in: bytes, from: colon + 1, to: line.upperBound)..<line.upperBound
    }
    if let hash = Self.comment(in: bytes, text) {
      hasComment = true
      text = text.lowerBound..<hash
    }
    text = text.lowerBound..<Self.trim(bytes, text)
  }

  /// The first colon that ends a key; a quoted key's colon comes after its closing quote.
  private static func colon(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    guard offset < range.upperBound else { return nil }
    let quote = bytes[offset]
    if quote == Bytes.singleQuote || quote == Bytes.doubleQuote {
      offset += 1
      while offset < range.upperBound, bytes[offset] != quote {
        offset += quote == Bytes.doubleQuote && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      let next = skipBlanks(in: bytes, from: min(offset + 1, range.upperBound), to: range.upperBound)
      return endsKey(bytes, next, range.upperBound) ? next : nil
    }
    while offset < range.upperBound {
      if endsKey(bytes, offset, range.upperBound) { return offset }
      if bytes[offset] == Bytes.hash, offset > range.lowerBound, Bytes.isBlank(bytes[offset - 1]) { return nil }
      offset += 1
    }
    return nil
  }

  private static func endsKey(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Bool {
    offset < end && bytes[offset] == Bytes.colon && (offset + 1 == end || Bytes.isBlank(bytes[offset + 1]))
  }

  private static func comment(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    range.first { offset in
      bytes[offset] == Bytes.hash && (offset == range.lowerBound || Bytes.isBlank(bytes[offset - 1]))
    }
  }

  private static func skipBlanks(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, Bytes.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  private static func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Bytes.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }
}
