package import SceneDiagnostics

/// A line and a character of it, as editors count them: both from 0.
package struct EditorPosition: Hashable, Sendable, Comparable {
  package var line: Int
  /// In the units that the editor and the server agreed on.
  package var character: Int

  /// Makes a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Orders by line, then by character.
  package static func < (left: EditorPosition, right: EditorPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// Two positions, the second behind the last character.
package struct EditorRange: Hashable, Sendable {
  package var start: EditorPosition
  package var end: EditorPosition

  /// Makes a range.
  package init(start: EditorPosition, end: EditorPosition) {
    self.start = start
    self.end = end
  }
}

/// Converts between byte offsets and the positions of editors, both ways.
///
/// Positions outside of the text or of a line are clamped, and those inside of a character mean its start.
package struct EditorPositions: Sendable {
  /// What a character of a position counts.
  package enum Encoding: String, Hashable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  package let source: SourceText
  package let encoding: Encoding

  /// Makes the conversion for a text.
  package init(_ source: SourceText, _ encoding: Encoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The byte offset of a position.
  package func offset(_ position: EditorPosition) -> Int {
    guard position.line >= 0 else { return source.byteOrderMarkLength }
    guard position.line < source.lineCount else { return source.bytes.count }
    let range = source.rangeOfLine(position.line + 1)
    guard position.character > 0 else { return range.lowerBound }
    switch encoding {
    case .utf8:
      guard position.character < range.count else { return range.upperBound }
      return scalarStart(range.lowerBound + position.character, in: range)
    case .utf16:
      var offset = range.lowerBound
      var units = 0
      while offset < range.upperBound {
        let width = Self.units(source.bytes[offset])
        if units + width > position.character { break }
        units += width
        offset = nextScalar(offset, in: range)
      }
      return offset
    }
  }

  /// The position of a byte offset.
  package func position(_ offset: Int) -> EditorPosition {
    let line = source.position(at: offset).line
    let range = source.rangeOfLine(line)
    let end = scalarStart(min(max(offset, range.lowerBound), range.upperBound), in: range)
    switch encoding {
    case .utf8: return EditorPosition(line: line - 1, character: end - range.lowerBound)
    case .utf16:
      var units = 0
      for index in range.lowerBound..<end { units += Self.units(source.bytes[index]) }
      return EditorPosition(line: line - 1, character: units)
    }
  }

  /// The positions of a range.
  package func range(_ range: SourceRange) -> EditorRange {
    EditorRange(start: position(range.lowerBound), end: position(range.upperBound))
  }

  /// The bytes between two positions, in either order.
  package func range(_ range: EditorRange) -> SourceRange {
    let (first, second) = (offset(range.start), offset(range.end))
    return SourceRange(min(first, second), max(first, second))
  }

  /// How many characters of a position a range within one line takes.
  package func length(_ range: SourceRange) -> Int {
    encoding == .utf8
      ? range.count : source.bytes[range.lowerBound..<range.upperBound].reduce(0) { $0 + Self.units($1) }
  }

  private func scalarStart(_ offset: Int, in range: SourceRange) -> Int {
    var start = offset
    while start > max(range.lowerBound, offset - 3), start < range.upperBound, source.bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }

  private func nextScalar(_ offset: Int, in range: SourceRange) -> Int {
    var next = offset + 1
    while next < range.upperBound, next < offset + 4, source.bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The units of UTF-16 that the scalar has whose encoding contains a byte, counted at its first byte.
  private static func units(_ byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}
