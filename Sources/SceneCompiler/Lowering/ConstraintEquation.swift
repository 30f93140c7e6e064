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
    var words = EquationReader(text)
    if let equation = VisualFormat.equation(for: text) { throw words.visualFormat(equation) }
    first = try words.term()
    relation = try words.relation()
    try self.readRightSide(&words)
    if words.peek == "@" {
      words.advance()
      priority = try words.priority()
    }
    if words.peek != nil { throw words.rest() }
  }

  private mutating func readRightSide(_ words: inout EquationReader) throws(Problem) {
    if let word = words.peek, let number = EquationReader.multiplier(word) {
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
      if words.peek == "*" || words.peek == "/" { throw words.multiplierBehind() }
    }
    guard let sign = words.peek, sign == "+" || sign == "-" else { return }
    words.advance()
    if words.peek == "systemSpacing" {
      words.advance()
      usesSystemSpacing = true
      if sign == "-" { throw words.problem("systemSpacing can only be added", back: 1, hint: "write + systemSpacing") }
      return
    }
    let number = try words.number()
    constant = sign == "-" ? -number : number
  }
}
