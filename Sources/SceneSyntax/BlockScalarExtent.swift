/// Finds where a block scalar ends.
enum BlockScalarExtent {
  /// The end of the scalar's last line, without its line ending.
  ///
  /// libyaml's mark lies behind the blank lines that follow. With `|+` they belong to the value; otherwise they do not.
  static func end(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to mark: Int,
    value: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let headerEnd = endOfHeader(in: bytes, from: start, to: mark)
    var body = headerEnd
    while body < mark, !Bytes.isBreak(bytes[body]) { body += 1 }
    if bytes[start..<headerEnd].contains(UInt8(ascii: "+")) {
      let end = withoutBreak(bytes, mark)
      return end > body ? end : headerEnd
    }
    let minimum = spacesInLastLine(of: value)
    var end = mark
    while end > body {
      end = withoutBreak(bytes, end)
      var lineStart = end
      while lineStart > body, bytes[lineStart - 1] == Bytes.space { lineStart -= 1 }
      guard lineStart > body else { break }
      let isBlank = Bytes.isBreak(bytes[lineStart - 1])
      // Spaces beyond the indentation are content, though they are invisible.
      if !isBlank || minimum > 0 && end - lineStart > minimum { return end }
      end = lineStart
    }
    return headerEnd
  }

  /// The end of `|` or `>` and its indicators, without what follows on the line.
  private static func endOfHeader(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to mark: Int) -> Int {
    var offset = start + 1
    while offset < mark, isIndicator(bytes[offset]) { offset += 1 }
    return min(offset, max(mark, start))
  }

  private static func isIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == Bytes.dash || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func withoutBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    guard end > 0, Bytes.isBreak(bytes[end - 1]) else { return end }
    let isPair = bytes[end - 1] == Bytes.lineFeed && end > 1 && bytes[end - 2] == Bytes.carriageReturn
    return end - (isPair ? 2 : 1)
  }

  /// The number of spaces in a value's last line where it has nothing else.
  private static func spacesInLastLine(of value: UnsafeBufferPointer<UInt8>) -> Int {
    var end = value.count
    if end > 0, value[end - 1] == Bytes.lineFeed { end -= 1 }
    var start = end
    while start > 0, value[start - 1] == Bytes.space { start -= 1 }
    return start == 0 || value[start - 1] == Bytes.lineFeed ? end - start : 0
  }
}
