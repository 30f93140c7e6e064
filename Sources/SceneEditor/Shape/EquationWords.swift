package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The words of an equation, however much of it is written.
package struct EquationWords: Sendable {
  /// What a word is.
  package enum Role: Hashable, Sendable {
    /// An item with guide and attribute, or the beginning of one.
    case term
    case relation, number, sign, priorityMark, priority, systemSpacing, other
  }

  /// A word with its range in the source.
  package struct Word: Sendable {
    package var text: String
    package var range: SourceRange
    package var role: Role
    /// Whether the word stands behind the relation.
    package var isRight: Bool

    /// The parts between points, with their ranges.
    package var parts: [(text: String, range: SourceRange)]
  }

  package private(set) var words: [Word] = []

  /// Reads the words of a text in the source.
  package init(_ range: SourceRange, in source: SourceText) {
    var offset = range.lowerBound
    var isRight = false
    var isPriority = false
    while offset < range.upperBound {
      while offset < range.upperBound, source.bytes[offset] <= 0x20 { offset += 1 }
      let start = offset
      while offset < range.upperBound, source.bytes[offset] > 0x20 { offset += 1 }
      guard start < offset else { break }
      let wordRange = SourceRange(start, offset)
      let text = source.string(in: wordRange)
      let role = isPriority ? .priority : Self.role(of: text)
      let parts = Self.parts(of: wordRange, in: source)
      words.append(Word(text: text, range: wordRange, role: role, isRight: isRight, parts: parts))
      if role == .relation { isRight = true }
      isPriority = role == .priorityMark
    }
  }

  /// The parts of a word; bytes that are not UTF-8 are fewer in the source than in its text.
  private static func parts(of range: SourceRange, in source: SourceText) -> [(text: String, range: SourceRange)] {
    source.bytes[range.lowerBound..<range.upperBound]
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { bytes in
        let range = SourceRange(bytes.startIndex, bytes.endIndex)
        return (source.string(in: range), range)
      }
  }

  private static func role(of text: String) -> Role {
    // The relation of Swift is taken for the one of equations.
    if text == "==" || EquationWord.relations.contains(where: { $0.symbol == text }) { return .relation }
    switch text {
    case "+", "-", "*", "/": return .sign
    case EquationWord.priorityMark: return .priorityMark
    case EquationWord.systemSpacing: return .systemSpacing
    default: break
    }
    guard let first = text.first else { return .other }
    if first.isNumber || first == "-" || first == "." { return .number }
    return first.isLetter || first == "_" ? .term : .other
  }

  /// The terms with an attribute: item, guide, attribute.
  package static func split(_ word: Word) -> (item: Int, guide: Int?, attribute: Int?) {
    let parts = word.parts
    switch parts.count {
    case 1: return (0, nil, nil)
    case 2: return LayoutGuideName(rawValue: parts[1].text) != nil ? (0, 1, nil) : (0, nil, 1)
    default: return (0, 1, 2)
    }
  }
}
