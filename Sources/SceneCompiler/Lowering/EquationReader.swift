import SceneModel
import SceneSyntax

/// Reads the words of an equation, which spaces separate.
struct EquationReader {
  let text: String
  let words: [Substring]
  private(set) var index = 0

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ")
  }

  var peek: Substring? { index < words.count ? words[index] : nil }
  var previous: Substring? { index > 0 ? words[index - 1] : nil }
  /// The word behind the next one.
  var following: Substring? { index + 1 < words.count ? words[index + 1] : nil }

  mutating func advance() { index += 1 }

  mutating func term() throws(ConstraintEquation.Problem) -> ConstraintEquation.Term {
    guard let word = peek else { throw missingTerm() }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    // A name of four words is a part's guide: `total.amount.layoutMarginsGuide.leading`.
    guard (2...3).contains(parts.count) || parts.count == 4 && LayoutGuideName(rawValue: String(parts[2])) != nil,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { Self.isNameCharacter($0) || $0 == "#" } })
    else { throw noTerm(word) }
    advance()
    if parts.count == 4 {
      return .init(item: word[..<parts[1].endIndex], guide: parts[2], attribute: parts[3])
    }
    return .init(item: parts[0], guide: parts.count == 3 ? parts[1] : nil, attribute: parts[parts.count - 1])
  }

  mutating func relation() throws(ConstraintEquation.Problem) -> SceneConstraint.Relation {
    guard let word = peek else { throw missingRelation() }
    let relation: SceneConstraint.Relation
    switch word {
    case "=": relation = .equal
    case ">=": relation = .greaterThanOrEqual
    case "<=": relation = .lessThanOrEqual
    default: throw noRelation(word)
    }
    advance()
    return relation
  }

  /// The number of points that is added.
  mutating func number() throws(ConstraintEquation.Problem) -> Double {
    guard let word = peek else { throw problem("a number is missing at the end", hint: "for example + 8") }
    guard let number = Self.number(word) else { throw noNumber(word) }
    advance()
    return number
  }

  mutating func priority() throws(ConstraintEquation.Problem) -> Double {
    guard let word = peek else { throw noPriority(nil) }
    guard let number = Self.number(word), (1...1000).contains(number) else { throw noPriority(word) }
    advance()
    return number
  }

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

  /// A problem at the next word, or at an earlier one.
  func problem(_ message: String, back: Int = 0, hint: String? = nil) -> ConstraintEquation.Problem {
    let position = index - back
    guard words.indices.contains(position) else {
      let end = text.utf8.count
      // What is missing at the end is missing there, not in the whole equation.
      return .init(message: message, lower: index > 0 ? end : 0, upper: end, hint: hint)
    }
    let lower = text.utf8.distance(from: text.startIndex, to: words[position].startIndex)
    return .init(message: message, lower: lower, upper: lower + words[position].utf8.count, hint: hint)
  }
}
