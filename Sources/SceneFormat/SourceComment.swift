import SceneCompiler
import SceneDiagnostics

/// A comment and how it stands in its line.
struct SourceComment {
  /// From the `#` on, without space at the end.
  var text: String
  /// Whether the line above is empty.
  var hasBlankAbove: Bool
  /// The column of the `#`, from 1.
  var column: Int
  var line: Int
  /// The spaces between the `#` and what stands before it in its line.
  var gap: Int

  /// Where the comment begins, in bytes.
  let offset: Int
  /// Whether the comment silences findings in its line and the next: what it silences must stay there.
  let isSuppression: Bool

  init(_ range: SourceRange, in source: SourceText) {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    text = source.string(in: SourceRange(range.lowerBound, end))
    offset = range.lowerBound
    isSuppression = Suppression(range, in: source)?.scope == .line
    let position = source.position(at: range.lowerBound)
    column = position.column
    line = position.line
    hasBlankAbove = source.isBlankLine(line - 1)
    let before = source.bytes[source.rangeOfLine(line).lowerBound..<range.lowerBound]
    gap = before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}

extension SourceText {
  /// Whether a line has nothing but space; false for the lines before the first.
  func isBlankLine(_ line: Int) -> Bool {
    guard line >= 1 else { return false }
    let range = rangeOfLine(line)
    return bytes[range.lowerBound..<range.upperBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether nothing but space and list dashes stands before an offset in its line.
  func startsLine(at offset: Int) -> Bool {
    var index = offset - 1
    while index >= byteOrderMarkLength, bytes[index] != 0x0A, bytes[index] != 0x0D {
      guard bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: "-") else { return false }
      index -= 1
    }
    return true
  }

  /// Whether two offsets, in order, lie in one line.
  func isOneLine(_ lower: Int, _ upper: Int) -> Bool {
    guard lower < upper else { return true }
    return !bytes[lower..<upper].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
