/// The bytes of a source, and where reading is.
///
/// Every access is inside of the text: behind its end is the byte 0.
struct SourceScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where reading is; never behind the end.
  var offset = 0
  var problems: [SurfaceProblem] = []
  /// The comments that begin with `diorama:`.
  var directives: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF { offset = 3 }
  }

  /// The byte at an offset; 0 outside of the text.
  subscript(offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  var byte: UInt8 { self[offset] }
  var isAtEnd: Bool { offset >= bytes.count }

  /// The text of a range, clamped to the source.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a word is at a range.
  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount, range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return false
    }
    return word.withUTF8Buffer { word in bytes[range].elementsEqual(word) }
  }

  mutating func report(_ kind: SurfaceProblem.Kind, at offset: Int) {
    problems.append(SurfaceProblem(kind: kind, offset: offset))
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Moves behind the rest of a word.
  mutating func skipWord() {
    while !isAtEnd, Self.isWord(bytes[offset]) { offset += 1 }
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while !isAtEnd, !Self.isLineEnd(bytes[offset]) { offset += 1 }
  }

  /// Moves behind a comment to the end of the line, whose slashes are here.
  mutating func skipLineComment() {
    var start = offset + 2
    while self[start] == UInt8(ascii: "/") || self[start] == UInt8(ascii: " ") { start += 1 }
    skipLine()
    if self[start] == UInt8(ascii: "d"), start + 8 <= offset, matches(start..<start + 8, "diorama:") {
      directives.append(start..<offset)
    }
  }

  /// Moves behind a comment in slashes and stars, which is here.
  ///
  /// - Parameter nests: Whether comments contain comments, as in Swift.
  /// - Returns: Whether it has several lines.
  mutating func skipBlockComment(nests: Bool) -> Bool {
    let start = offset
    var (depth, hasLines) = (0, false)
    while !isAtEnd {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "*"), self[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        depth -= 1
        if depth <= 0 { return hasLines }
      } else if byte == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "*"), nests || depth == 0 {
        offset += 2
        depth += 1
      } else {
        hasLines = hasLines || Self.isLineEnd(byte)
        offset += 1
      }
    }
    report(.unterminatedComment, at: start)
    return hasLines
  }

  /// Whether the line that begins here is a marker of a merge conflict.
  var isAtConflictMarker: Bool {
    let first = byte
    guard
      first == UInt8(ascii: "<") || first == UInt8(ascii: ">") || first == UInt8(ascii: "=")
        || first == UInt8(ascii: "|"),
      offset == 0 || Self.isLineEnd(self[offset - 1])
    else { return false }
    return (1..<7).allSatisfy { self[offset + $0] == first }
      && (self[offset + 7] == UInt8(ascii: " ") || Self.isLineEnd(self[offset + 7]) || offset + 7 == bytes.count)
  }
}
