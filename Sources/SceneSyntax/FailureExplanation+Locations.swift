import SceneDiagnostics

extension FailureExplanation {
  /// Whether only white space follows the offset at which reading stopped.
  var isAtEnd: Bool {
    bytes[min(failure.problemOffset, bytes.count)...].allSatisfy { Bytes.isBlank($0) || Bytes.isBreak($0) }
  }

  func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  func contextNote(_ message: String) -> [Diagnostic.Note] {
    guard let offset = failure.contextOffset, offset != failure.problemOffset, !message.isEmpty else { return [] }
    return [Diagnostic.Note(message, at: token(at: offset))]
  }

  /// The nearest line above that has more than a comment; nil where there is none.
  func lineAbove(_ line: LineAnatomy) -> LineAnatomy? {
    var start = line.line.lowerBound
    while start > source.byteOrderMarkLength {
      let above = LineAnatomy(of: source, at: start - 1)
      if above.start < above.line.upperBound, bytes[above.start] != Bytes.hash { return above }
      start = above.line.lowerBound
    }
    return nil
  }

  func indentation(of offset: Int) -> Int {
    let line = LineAnatomy(of: source, at: offset)
    return line.start - line.line.lowerBound
  }

  /// The whole scalar at an offset; at the text's end the empty range behind its last character.
  func characterRange(at offset: Int, length: Int = 0) -> SourceRange {
    var start = min(offset, bytes.count)
    if isAtEnd, length == 0 {
      while start > 0, Bytes.isBlank(bytes[start - 1]) || Bytes.isBreak(bytes[start - 1]) { start -= 1 }
      return SourceRange(start, start)
    }
    var end = start
    if let byte = byte(at: end), !Bytes.isBreak(byte) {
      end += 1
      while let byte = self.byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
    }
    return SourceRange(start, end)
  }

  /// The word or the single character at an offset.
  func token(at offset: Int) -> SourceRange {
    var end = offset
    while let byte = byte(at: end), Bytes.isAnchorCharacter(byte) || byte >= 0x80 { end += 1 }
    return end > offset ? SourceRange(offset, end) : characterRange(at: offset)
  }
}
