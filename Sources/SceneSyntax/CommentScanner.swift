import SceneDiagnostics

/// Finds the comments of a text in what lies between the tokens of its tree.
struct CommentScanner {
  private let bytes: [UInt8]
  private var offset: Int
  private(set) var comments: [SourceRange] = []

  init(_ source: SourceText) {
    bytes = source.bytes
    offset = source.byteOrderMarkLength
  }

  /// Scans the gap before a token, and goes on behind it.
  mutating func pass(_ token: SourceRange) {
    scanGap(to: token.lowerBound)
    offset = max(offset, token.upperBound)
  }

  /// Scans the first line of a block scalar, and goes on behind the scalar.
  mutating func passBlockScalar(_ token: SourceRange) {
    scanGap(to: token.lowerBound)
    offset = token.lowerBound
    while offset < token.upperBound, bytes[offset] != Bytes.hash, !Bytes.isBreak(bytes[offset]) { offset += 1 }
    if offset < token.upperBound, bytes[offset] == Bytes.hash { takeComment(to: token.upperBound) }
    offset = token.upperBound
  }

  /// Scans what follows the last token, up to the first character that only another token can hold.
  mutating func finish() {
    scanGap(to: bytes.count)
  }

  private mutating func scanGap(to end: Int) {
    while offset < end {
      switch bytes[offset] {
      case Bytes.hash: takeComment(to: end)
      case UInt8(ascii: "%") where offset == 0 || Bytes.isBreak(bytes[offset - 1]): skipDirective(to: end)
      case Bytes.space, Bytes.tab, Bytes.lineFeed, Bytes.carriageReturn, Bytes.dash, Bytes.colon, UInt8(ascii: "?"),
        UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), 0x80...:
        offset += 1
      default:
        // Only a text that could not be read on has anything else between its tokens.
        offset = end
      }
    }
  }

  private mutating func takeComment(to end: Int) {
    let start = offset
    while offset < end, !Bytes.isBreak(bytes[offset]) { offset += 1 }
    comments.append(SourceRange(start, offset))
  }

  private mutating func skipDirective(to end: Int) {
    while offset < end, !Bytes.isBreak(bytes[offset]) {
      if bytes[offset] == Bytes.hash, Bytes.isBlank(bytes[offset - 1]) { return }
      offset += 1
    }
  }
}
