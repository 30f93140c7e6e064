extension SwiftScanner {
  /// A text that is being skipped, or code inside of it.
  private struct OpenString {
    /// How many hash signs are in front.
    var hashes: Int
    var hasLines: Bool
    /// How many parentheses are open in an interpolation; 0 in the text itself.
    var parentheses = 0
  }

  /// Moves behind a raw text or a regular expression in hash signs, the first of which is here.
  ///
  /// - Returns: Whether there is one; otherwise nothing is moved.
  mutating func skipHashes() -> Bool {
    let start = source.offset
    while source.byte == UInt8(ascii: "#") { source.offset += 1 }
    let hashes = source.offset - start
    switch source.byte {
    case UInt8(ascii: "\""):
      skipString(hashes: hashes)
      return true
    case UInt8(ascii: "/"):
      if skipRegex(hashes: hashes) { return true }
    default: break
    }
    source.offset = start
    return false
  }

  /// Moves behind a text whose first quotation mark is here.
  mutating func skipString(hashes: Int) {
    let start = source.offset
    var open: [OpenString] = []
    begin(hashes, &open)
    while let string = open.last {
      if source.isAtEnd {
        let isOver = hasOpenInterpolation || !open.contains { $0.parentheses > 0 && !$0.hasLines }
        hasOpenInterpolation = true
        if !isOver {
          // Once more, so that an unclosed interpolation ends with its line.
          source.offset = start
          open = []
          begin(hashes, &open)
          continue
        }
        return source.report(.unterminatedString, at: start)
      }
      let byte = source.bytes[source.offset]
      if SourceScanner.isLineEnd(byte), !string.hasLines,
        string.parentheses == 0 || hasOpenInterpolation
      {
        return source.report(.unterminatedString, at: start)
      }
      if string.parentheses > 0 { skipCode(&open) } else { skipText(&open) }
    }
  }

  /// Moves behind the quotation marks with which a text begins.
  private mutating func begin(_ hashes: Int, _ open: inout [OpenString]) {
    let hasLines = isQuote(source.offset, count: 3) && !endsOnLine(hashes)
    open.append(OpenString(hashes: hashes, hasLines: hasLines))
    source.offset += hasLines ? 3 : 1
  }

  /// Whether a raw text that begins with three quotation marks is nevertheless of one line: it ends on it.
  private mutating func endsOnLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    if source.offset < rawEnd.offset, hashes >= rawEnd.hashes { return false }
    var offset = source.offset + 1
    while offset < source.bytes.count, !SourceScanner.isLineEnd(source.bytes[offset]) {
      if source.bytes[offset] == UInt8(ascii: "\""), areHashes(offset + 1, count: hashes) { return true }
      offset += 1
    }
    rawEnd = (offset, hashes)
    return false
  }

  private func isQuote(_ offset: Int, count: Int) -> Bool {
    (0..<count).allSatisfy { source[offset + $0] == UInt8(ascii: "\"") }
  }

  private func areHashes(_ offset: Int, count: Int) -> Bool {
    // Most texts have none.
    count == 0 || (0..<count).allSatisfy { source[offset + $0] == UInt8(ascii: "#") }
  }

  /// Moves by one character of a text.
  private mutating func skipText(_ open: inout [OpenString]) {
    let last = open.count - 1
    let string = open[last]
    switch source.byte {
    case UInt8(ascii: "\""):
      let count = string.hasLines ? 3 : 1
      if isQuote(source.offset, count: count), areHashes(source.offset + count, count: string.hashes) {
        source.offset += count + string.hashes
        open.removeLast()
      } else {
        source.offset += 1
      }
    case UInt8(ascii: "\\"):
      guard areHashes(source.offset + 1, count: string.hashes) else { return source.offset += 1 }
      source.offset += 1 + string.hashes
      if source.byte == UInt8(ascii: "(") {
        open[last].parentheses = 1
        source.offset += 1
      } else if !source.isAtEnd, !SourceScanner.isLineEnd(source.byte) {
        source.offset += 1
      }
    default: source.offset += 1
    }
  }

  /// Moves by one piece of the code in an interpolation.
  private mutating func skipCode(_ open: inout [OpenString]) {
    let last = open.count - 1
    switch source.byte {
    case UInt8(ascii: "("):
      open[last].parentheses += 1
      source.offset += 1
    case UInt8(ascii: ")"):
      open[last].parentheses -= 1
      source.offset += 1
    case UInt8(ascii: "\""): begin(0, &open)
    case UInt8(ascii: "#"):
      let start = source.offset
      while source.byte == UInt8(ascii: "#") { source.offset += 1 }
      if source.byte == UInt8(ascii: "\"") { begin(source.offset - start, &open) }
    case UInt8(ascii: "/"):
      switch source[source.offset + 1] {
      case UInt8(ascii: "*"): _ = source.skipBlockComment(nests: true)
      case UInt8(ascii: "/") where open[last].hasLines: source.skipLineComment()
      default: source.offset += 1
      }
    default: source.offset += 1
    }
  }

  // MARK: - Regular expressions

  /// Moves behind a regular expression without hash signs whose slash is here.
  ///
  /// It begins where an operand may, is closed on its line, and has no space at its ends, as in the compiler.
  ///
  /// - Returns: Whether there is one; otherwise nothing is moved.
  mutating func skipRegex() -> Bool {
    let start = source.offset
    let next = source[start + 1]
    guard start >= regexEnd, next != 0x20, next != 0x09, !SourceScanner.isLineEnd(next), mayBeOperand(at: start) else {
      return false
    }
    var offset = start + 1
    var (parentheses, isInClass) = (0, false)
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      switch byte {
      case 0x0A, 0x0D:
        regexEnd = offset
        return false
      case UInt8(ascii: "\\"): offset += SourceScanner.isLineEnd(source[offset + 1]) ? 0 : 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        parentheses -= 1
        if parentheses < 0 { return false }
      case UInt8(ascii: "/"):
        let previous = source[offset - 1]
        guard previous != 0x20, previous != 0x09 else { return false }
        source.offset = offset + 1
        return true
      default: break
      }
      offset += 1
    }
    regexEnd = source.bytes.count
    return false
  }

  /// Moves behind a regular expression in hash signs whose slash is here.
  private mutating func skipRegex(hashes: Int) -> Bool {
    let start = source.offset
    let hasLines = SourceScanner.isLineEnd(source[start + 1])
    guard hasLines || start >= regexEnd else { return false }
    var offset = start + 1
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      if SourceScanner.isLineEnd(byte), !hasLines {
        regexEnd = offset
        return false
      }
      if byte == UInt8(ascii: "\\") {
        offset += SourceScanner.isLineEnd(source[offset + 1]) ? 1 : 2
      } else if byte == UInt8(ascii: "/"), areHashes(offset + 1, count: hashes) {
        source.offset = offset + 1 + hashes
        return true
      } else {
        offset += 1
      }
    }
    if hasLines {
      source.report(.unterminatedString, at: start)
      source.offset = source.bytes.count
      return true
    }
    regexEnd = source.bytes.count
    return false
  }

  /// Whether an operand may begin at a slash: behind nothing, an operator, an opening bracket or some keywords.
  private func mayBeOperand(at slash: Int) -> Bool {
    var offset = slash - 1
    while source[offset] == 0x20 || source[offset] == 0x09 { offset -= 1 }
    // Regular expressions are seldom behind more spaces than a line has.
    let before = source[offset]
    switch before {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"): return false
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return offset < slash - 1
    // What is at the start of a line may go on with the line above, as a division does: `a\n  / b` has a space behind.
    case 0, 0x0A, 0x0D: return true
    case UInt8(ascii: "."), UInt8(ascii: "/"): return false
    default: break
    }
    guard SourceScanner.isWord(before) else { return true }
    let end = offset + 1
    while offset > end - 8, SourceScanner.isWord(source[offset]) { offset -= 1 }
    let word = offset + 1..<end
    return ["return", "in", "case", "where", "try", "await", "if", "else", "guard", "while", "throw", "is", "as"]
      .contains { (keyword: StaticString) in source.matches(word, keyword) }
  }
}
