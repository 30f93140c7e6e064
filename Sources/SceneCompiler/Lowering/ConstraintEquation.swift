import SceneModel

/// The text of a constraint, taken apart; offsets count UTF-8 bytes from its start.
struct ConstraintEquation {
  /// A side of the equation that names an item.
  struct Term {
    var item: Substring
    var guide: Substring?
    var attribute: Substring
  }

  /// Why a text is no equation, and where.
  struct Problem: Error {
    var message: String
    var lower: Int
    var upper: Int
    var hint: String?
  }

  var first: Term
  var relation: SceneConstraint.Relation
  var multiplier: Double = 1
  var second: Term?
  var constant: Double = 0
  var usesSystemSpacing = false
  var priority: Double = 1000
}

extension ConstraintEquation {
  /// Takes `TERM (= | >= | <=) [NUMBER *] TERM [(+|-) NUMBER] [@ PRIORITY]` apart.
  init(_ text: String) throws(Problem) {
    var words = WordReader(text)
    first = try words.term()
    relation = try words.relation()
    try self.readRightSide(&words)
    if words.peek == "@" {
      words.advance()
      priority = try words.number("a priority from 1 to 1000")
      if !(1...1000).contains(priority) { throw words.problem("a priority is from 1 to 1000", back: 1) }
    }
    if words.peek != nil { throw words.problem("nothing is expected after the equation") }
  }

  private mutating func readRightSide(_ words: inout WordReader) throws(Problem) {
    if let word = words.peek, let number = WordReader.multiplier(word) {
      words.advance()
      if words.peek == "*" {
        words.advance()
        multiplier = number
        second = try words.term()
      } else {
        if word.contains(where: { ":/".contains($0) }) {
          throw words.problem("a ratio is a multiplier", back: 1, hint: "write \(word) * item.attribute")
        }
        constant = number
        return
      }
    } else {
      second = try words.term()
      if words.peek == "*" {
        throw words.problem(
          "the multiplier stands before the item",
          hint: "write 2 * \(words.previous ?? "item.width")"
        )
      }
    }
    guard let sign = words.peek, sign == "+" || sign == "-" else { return }
    words.advance()
    if words.peek == "systemSpacing" {
      words.advance()
      usesSystemSpacing = true
      if sign == "-" { throw words.problem("systemSpacing is added, not taken away", back: 1) }
      return
    }
    let number = try words.number("a number")
    constant = sign == "-" ? -number : number
  }
}

/// The words of an equation, which spaces separate.
private struct WordReader {
  let text: String
  let words: [Substring]
  var index = 0

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ")
  }

  var peek: Substring? { index < words.count ? words[index] : nil }
  var previous: Substring? { index > 0 ? words[index - 1] : nil }

  mutating func advance() { index += 1 }

  mutating func term() throws(ConstraintEquation.Problem) -> ConstraintEquation.Term {
    guard let word = peek else { throw problem("an item and its attribute are missing", hint: "like headline.leading") }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isNameCharacter) }) else {
      throw problem("'\(word)' is no item with an attribute", hint: spacingHint(word) ?? "like headline.leading")
    }
    advance()
    return .init(item: parts[0], guide: parts.count == 3 ? parts[1] : nil, attribute: parts[parts.count - 1])
  }

  mutating func relation() throws(ConstraintEquation.Problem) -> SceneConstraint.Relation {
    guard let word = peek else { throw problem("a relation is missing", hint: "=, >= or <=") }
    let relation: SceneConstraint.Relation
    switch word {
    case "=": relation = .equal
    case ">=": relation = .greaterThanOrEqual
    case "<=": relation = .lessThanOrEqual
    case "==": throw problem("equality is written with one sign", hint: "write =")
    case ">", "<": throw problem("'\(word)' is no relation", hint: "write \(word)=")
    default: throw problem("'\(word)' is no relation", hint: "=, >= or <=")
    }
    advance()
    return relation
  }

  mutating func number(_ expected: String) throws(ConstraintEquation.Problem) -> Double {
    guard let word = peek else { throw problem("\(expected) is missing") }
    guard let number = Double(word), number.isFinite, word.first.map({ $0.isNumber || $0 == "-" }) == true else {
      throw problem("'\(word)' is not \(expected)")
    }
    advance()
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

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// A word that holds an operator lacks the spaces around it.
  private func spacingHint(_ word: Substring) -> String? {
    word.contains { "=<>*+@".contains($0) } ? "put one space around every operator" : nil
  }

  /// A problem at the next word, or at an earlier one.
  func problem(_ message: String, back: Int = 0, hint: String? = nil) -> ConstraintEquation.Problem {
    let place = index - back
    guard words.indices.contains(place) else {
      let end = text.utf8.count
      return .init(message: message, lower: 0, upper: end, hint: hint)
    }
    let lower = text.utf8.distance(from: text.startIndex, to: words[place].startIndex)
    return .init(message: message, lower: lower, upper: lower + words[place].utf8.count, hint: hint)
  }
}
