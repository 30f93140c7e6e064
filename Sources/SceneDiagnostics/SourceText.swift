#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a source file, with a table of its lines.
///
/// The bytes never change. Lines end at a line feed, a carriage return with a line feed, or a lone carriage return,
/// as editors count them; a text that ends in a line ending has an empty last line.
public struct SourceText: Sendable {
  /// The path as the user named it.
  public let path: String
  /// All bytes of the file, including a byte order mark.
  public let bytes: [UInt8]
  /// What the text was read from; nil for a text that somebody wrote.
  package let origin: SourceOrigin?
  private let lines = LineTable()

  /// Creates a source text from the bytes of a file, which need not be valid UTF-8.
  public init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes, origin) = (path, bytes, nil)
  }

  /// Creates a text that was read from another one.
  package init(path: String, text: String, origin: SourceOrigin) {
    (self.path, bytes, self.origin) = (path, Array(text.utf8), origin)
  }

  /// Creates a source text from a string.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Whether a word of at least one byte occurs in a range of the text, in a comment or anywhere else; nil for the whole text.
  package func contains(_ word: StaticString, in range: SourceRange? = nil) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress else { return false }
      let length = word.utf8CodeUnitCount
      let end = min(range?.upperBound ?? bytes.count, bytes.count)
      var start = range?.lowerBound ?? 0
      while start + length <= end,
        let found = memchr(text + start, Int32(word.utf8Start[0]), end - start - length + 1)
      {
        if memcmp(found, word.utf8Start, length) == 0 { return true }
        start = text.distance(to: UnsafeRawPointer(found)) + 1
      }
      return false
    }
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.tables(of: bytes).lineStarts.count }

  /// The number of bytes that a byte order mark takes at the start: 3, or 0 where there is none.
  package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line and column of a byte offset.
  ///
  /// An offset outside the text is clamped; an offset inside a scalar counts as the start of the scalar.
  public func position(at offset: Int) -> SourcePosition {
    let start = byteOrderMarkLength
    let offset = min(max(offset, start), bytes.count)
    let (lineStarts, scalarCounts) = lines.tables(of: bytes)
    let line = Self.indexOfLine(at: offset, lineStarts)
    var boundary = offset
    // A UTF-8 sequence has at most three continuation bytes.
    while boundary > max(start, offset - 3), boundary < bytes.count, bytes[boundary] & 0xC0 == 0x80 { boundary -= 1 }
    let lineStart = Int(lineStarts[line])
    let column = scalarCounts.count(before: boundary, in: bytes) - scalarCounts.count(before: lineStart, in: bytes)
    return SourcePosition(line: line + 1, column: max(column, 0) + 1)
  }

  /// The text in a range, clamped to the file.
  ///
  /// Bytes that are not valid UTF-8 become U+FFFD.
  public func string(in range: SourceRange) -> String {
    let lower = min(range.lowerBound, bytes.count)
    let upper = min(range.upperBound, bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The range of a line without its line ending and without a byte order mark.
  ///
  /// Lines count from 1; a number outside the text is clamped to the first or last line.
  public func rangeOfLine(_ line: Int) -> SourceRange {
    let lineStarts = lines.tables(of: bytes).lineStarts
    let index = min(max(line, 1), lineStarts.count) - 1
    let start = Int(lineStarts[index])
    guard index + 1 < lineStarts.count else { return SourceRange(start, bytes.count) }
    var end = Int(lineStarts[index + 1]) - 1
    if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// The part of a range that is on its first line.
  package func firstLine(of range: SourceRange) -> SourceRange {
    let line = rangeOfLine(position(at: range.lowerBound).line)
    return SourceRange(range.lowerBound, max(range.lowerBound, min(range.upperBound, line.upperBound)))
  }

  private static func indexOfLine(at offset: Int, _ lineStarts: [UInt32]) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
