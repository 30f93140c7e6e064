/// A comment that was meant to be a value within brackets, as in `{backgroundColor: #FF0000}`.
struct LineComment {
  /// The comment, to the end of its line.
  let text: Range<Int>
  /// What was meant as the value, before the first comma, space or closing bracket.
  let value: Range<Int>

  /// Finds such a comment in a line: it follows a colon, a comma or an opening bracket, and has a closing bracket in it.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    var quote: UInt8?
    var previous: UInt8?
    for offset in line {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Bytes.hash, offset > line.lowerBound, Bytes.isBlank(bytes[offset - 1]) {
        guard let previous, ":,[{".utf8.contains(previous) else { return nil }
        let end = bytes[offset..<line.upperBound].firstIndex { ",]} \t".utf8.contains($0) } ?? line.upperBound
        let hasClosing = bytes[end..<line.upperBound].contains { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
        guard hasClosing, end > offset + 1 else { return nil }
        (text, value) = (offset..<line.upperBound, offset..<end)
        return
      } else if byte == Bytes.singleQuote || byte == Bytes.doubleQuote,
        previous.map({ ":,[{-".utf8.contains($0) }) ?? true
      {
        quote = byte
      }
      if !Bytes.isBlank(byte) { previous = byte }
    }
    return nil
  }
}
