import SceneModel
import TextTables

/// The text of a constraint, taken apart; offsets count UTF-8 bytes from its start.
struct ConstraintEquation {
  /// A side of the equation that names an item.
  struct Term {
    var item: Range<Int>
    var guide: Range<Int>?
    var attribute: Range<Int>
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
  init(_ text: UnsafeBufferPointer<UInt8>) throws(Problem) {
    var words = EquationReader(text)
    do throws(Problem) {
      self = try Self(&words)
    } catch {
      // A constraint of another language is reported as a whole, not by its first word.
      throw words.mistakes.visualFormat() ?? error
    }
  }

  /// Whether a text is an equation.
  static func isEquation(_ text: String) -> Bool { text.withBytes { (try? ConstraintEquation($0)) != nil } }

  private init(_ words: inout EquationReader) throws(Problem) {
    first = try words.term()
    relation = try words.relation()
    try self.readRightSide(&words)
    if words.isNext("@") {
      words.advance()
      priority = try words.priority()
    }
    if words.next != nil { throw words.mistakes.rest() }
  }

  private mutating func readRightSide(_ words: inout EquationReader) throws(Problem) {
    if let number = words.multiplier() {
      let isRatio = words.isRatio
      words.advance()
      if words.isNext("*") {
        words.advance()
        multiplier = number
        second = try words.term()
      } else {
        if isRatio { throw words.mistakes.ratio() }
        constant = number
        return
      }
    } else {
      second = try words.term()
      if words.isNext("*") || words.isNext("/") { throw words.mistakes.multiplierBehind() }
    }
    let isMinus = words.isNext("-")
    guard isMinus || words.isNext("+") else { return }
    words.advance()
    if words.isNext("systemSpacing") {
      words.advance()
      usesSystemSpacing = true
      if isMinus { throw words.mistakes.subtractedSpacing() }
      return
    }
    let number = try words.number()
    constant = isMinus ? -number : number
  }
}
