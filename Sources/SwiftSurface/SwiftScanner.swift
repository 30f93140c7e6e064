/// Reads Swift's tokens.
///
/// Texts, comments and regular expressions are skipped as a whole. Time is linear in the length of the source.
struct SwiftScanner {
  var source: SourceScanner
  /// Whether an interpolation was once not closed before the end: from then on, none may go over the end of its line.
  var hasOpenInterpolation = false
  /// Up to where no regular expression begins, since one was not closed on its line.
  var regexEnd = 0
  /// Up to where no raw text with at least so many hash signs ends.
  var rawEnd = (offset: 0, hashes: 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    source = SourceScanner(bytes)
    // The line that names the interpreter.
    if source.byte == UInt8(ascii: "#"), source[source.offset + 1] == UInt8(ascii: "!") { source.skipLine() }
  }

  /// Reads the next token.
  mutating func next() -> SwiftToken {
    var startsLine = source.offset == 0
    while true {
      let start = source.offset
      if source.isAtEnd { return SwiftToken(kind: .end, range: start..<start, startsLine: true) }
      let byte = source.bytes[start]
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        source.offset += 1
      case 0...0x20:
        source.offset += 1
      case UInt8(ascii: "/"):
        switch source[start + 1] {
        case UInt8(ascii: "/"): source.skipLineComment()
        case UInt8(ascii: "*"): if source.skipBlockComment(nests: true) { startsLine = true }
        default:
          if skipRegex() { return SwiftToken(kind: .literal, range: start..<source.offset, startsLine: startsLine) }
          return sign(startsLine)
        }
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        return SwiftToken(kind: .literal, range: start..<source.offset, startsLine: startsLine)
      case UInt8(ascii: "#"):
        if skipHashes() { return SwiftToken(kind: .literal, range: start..<source.offset, startsLine: startsLine) }
        guard SourceScanner.isWord(source[start + 1]) else { return sign(startsLine) }
        source.offset += 1
        source.skipWord()
        return SwiftToken(kind: .directive, range: start + 1..<source.offset, startsLine: startsLine)
      case UInt8(ascii: "`"):
        source.offset += 1
        while !source.isAtEnd, source.byte != byte, !SourceScanner.isLineEnd(source.byte) { source.offset += 1 }
        let end = source.offset
        if source.byte == byte { source.offset += 1 }
        return SwiftToken(kind: .word, range: start + 1..<end, startsLine: startsLine)
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        guard source.isAtConflictMarker else { return sign(startsLine) }
        source.report(.mergeConflict, at: start)
        source.skipLine()
      default:
        guard SourceScanner.isWord(byte) else { return sign(startsLine) }
        source.skipWord()
        return SwiftToken(kind: .word, range: start..<source.offset, startsLine: startsLine)
      }
    }
  }

  private mutating func sign(_ startsLine: Bool) -> SwiftToken {
    let start = source.offset
    source.offset += 1
    return SwiftToken(kind: .sign, range: start..<start + 1, startsLine: startsLine, sign: source[start])
  }

  /// Moves behind the bracket that closes the one in front of this offset; to the end where none does.
  ///
  /// All kinds of brackets count alike: what is between them is not read.
  mutating func skipBrackets() {
    let start = source.offset
    var depth = 1
    while !source.isAtEnd {
      switch source.bytes[source.offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        source.offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        source.offset += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"): if !skipHashes() { source.offset += 1 }
      case UInt8(ascii: "/"):
        switch source[source.offset + 1] {
        case UInt8(ascii: "/"): source.skipLineComment()
        case UInt8(ascii: "*"): _ = source.skipBlockComment(nests: true)
        default: if !skipRegex() { source.offset += 1 }
        }
      case UInt8(ascii: "<"):
        if source.isAtConflictMarker { source.report(.mergeConflict, at: source.offset) }
        source.offset += 1
      default: source.offset += 1
      }
    }
    source.report(.unbalancedBrackets, at: start - 1)
  }
}
