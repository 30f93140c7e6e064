import SceneLanguage
import SceneModel
import SceneSyntax

/// Reads the words of an equation, which spaces separate.
///
/// Bytes are read, since each character of a `String` takes a hundred instructions.
struct EquationReader {
  let text: UnsafeBufferPointer<UInt8>
  /// Where the next word is; nil at the end.
  private(set) var next: Range<Int>?
  /// How many words were read.
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    next = word(from: 0)
  }

  /// What messages need of the equation, with all of its words.
  var mistakes: EquationMistakes { EquationMistakes(String(decoding: text, as: UTF8.self), at: index) }

  private func word(from offset: Int) -> Range<Int>? {
    let space = UInt8(ascii: " ")
    var start = offset
    while start < text.count, text[start] == space { start += 1 }
    guard start < text.count else { return nil }
    var end = start
    while end < text.count, text[end] != space { end += 1 }
    return start..<end
  }

  mutating func advance() {
    guard let next else { return }
    index += 1
    self.next = word(from: next.upperBound)
  }

  /// Whether the next word is a sign or a word of the language.
  func isNext(_ word: StaticString) -> Bool {
    guard let next, next.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes(next).elementsEqual($0) }
  }

  mutating func term() throws(ConstraintEquation.Problem) -> ConstraintEquation.Term {
    guard let next else { throw mistakes.missingTerm() }
    guard let term = term(at: next) else { throw mistakes.noTerm() }
    advance()
    return term
  }

  /// `item.attribute` or `item.guide.attribute`, where a part of a component is `use.part`; nil for other words.
  private func term(at word: Range<Int>) -> ConstraintEquation.Term? {
    guard let last = lastPoint(in: word), isName(last + 1..<word.upperBound) else { return nil }
    let attribute = last + 1..<word.upperBound
    guard let middle = lastPoint(in: word.lowerBound..<last) else {
      return isName(word.lowerBound..<last) ? .init(item: word.lowerBound..<last, attribute: attribute) : nil
    }
    let (item, guide) = (word.lowerBound..<middle, middle + 1..<last)
    guard isName(guide) else { return nil }
    if let point = lastPoint(in: item) {
      guard isName(item.lowerBound..<point), isName(point + 1..<middle), LayoutGuideName(rawValue: string(guide)) != nil
      else { return nil }
    } else if !isName(item) {
      return nil
    }
    return .init(item: item, guide: guide, attribute: attribute)
  }

  private func lastPoint(in range: Range<Int>) -> Int? { range.last { text[$0] == UInt8(ascii: ".") } }

  /// Whether a part of a word can be a name; `#` is in names that components give their objects.
  private func isName(_ range: Range<Int>) -> Bool {
    for index in range {
      switch text[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"):
        continue
      case 0x80...: return string(range).allSatisfy { Self.isNameCharacter($0) || $0 == "#" }
      default: return false
      }
    }
    return !range.isEmpty
  }

  mutating func relation() throws(ConstraintEquation.Problem) -> SceneConstraint.Relation {
    let relation: SceneConstraint.Relation
    if isNext("=") {
      relation = .equal
    } else if isNext(">=") {
      relation = .greaterThanOrEqual
    } else if isNext("<=") {
      relation = .lessThanOrEqual
    } else {
      throw mistakes.noRelation()
    }
    advance()
    return relation
  }

  /// The number of points that is added.
  mutating func number() throws(ConstraintEquation.Problem) -> Double {
    guard let number = next.flatMap({ number(at: $0) }) else { throw mistakes.noNumber() }
    advance()
    return number
  }

  mutating func priority() throws(ConstraintEquation.Problem) -> Double {
    guard let number = next.flatMap({ number(at: $0) }), (1...1000).contains(number) else {
      throw mistakes.noPriority()
    }
    advance()
    return number
  }

  /// The next word as a multiplier or a number of points; nil where it is neither.
  func multiplier() -> Double? {
    guard let next else { return nil }
    // Words of items, which most are, are told apart by their first byte.
    let first = text[next.lowerBound]
    guard first == UInt8(ascii: "-") || first >= 0x80 || first &- UInt8(ascii: "0") < 10 else { return nil }
    return DecimalText.number(bytes(next)) ?? Self.multiplier(string(next)[...])
  }

  /// Whether the next word, a multiplier, is `16:9` or `1/3`.
  var isRatio: Bool {
    next.map { bytes($0).contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } } ?? false
  }

  private func number(at word: Range<Int>) -> Double? {
    DecimalText.number(bytes(word)) ?? Self.number(string(word)[...])
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }
}

// MARK: - Words that are texts already

extension EquationReader {
  static func number(_ word: Substring) -> Double? {
    guard let number = Double(word), number.isFinite, word.first.map({ $0.isNumber || $0 == "-" }) == true else {
      return nil
    }
    return number
  }

  /// A multiplier: a number, `16:9` or `1/3`; nil where the word is none.
  static func multiplier(_ word: Substring) -> Double? {
    let isNumeric = word.allSatisfy { $0.isNumber || ".:/-eE+".contains($0) } && word.contains(where: \.isNumber)
    guard isNumeric, word.first.map({ $0.isNumber || $0 == "-" }) == true else { return nil }
    for separator: Character in [":", "/"] where word.contains(separator) {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]), below != 0 else { return nil }
      return above / below
    }
    return Double(word)
  }

  static func isNameCharacter(_ character: Character) -> Bool { MethodSpelling.isNameCharacter(character) }
}
