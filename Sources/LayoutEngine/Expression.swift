import ConstraintSolver

/// A sum of variables and a number, as an edge of a view.
///
/// Most sums have few terms, which lie in the value itself: a layout makes thousands of sums, and none of them asks for memory.
struct Expression {
  private var first = ConstraintSystem.Term(0, ConstraintSystem.Variable(index: 0))
  private var second = ConstraintSystem.Term(0, ConstraintSystem.Variable(index: 0))
  private var third = ConstraintSystem.Term(0, ConstraintSystem.Variable(index: 0))
  private var fourth = ConstraintSystem.Term(0, ConstraintSystem.Variable(index: 0))
  /// The terms behind these.
  private var others: [ConstraintSystem.Term] = []
  /// How many terms there are.
  private(set) var count = 0
  /// The number.
  var constant = 0.0

  /// A number alone.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// A variable.
  init(_ variable: ConstraintSystem.Variable) {
    append(ConstraintSystem.Term(1, variable))
  }

  /// The terms, in the order in which they were added; a variable may occur several times.
  var terms: [ConstraintSystem.Term] { (0..<count).map { self[$0] } }

  /// Replaces what an array holds by the terms.
  func copyTerms(into terms: inout [ConstraintSystem.Term]) {
    terms.removeAll(keepingCapacity: true)
    for index in 0..<count { terms.append(self[index]) }
  }

  /// A term by its index.
  subscript(index: Int) -> ConstraintSystem.Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index - 4]
    }
  }

  /// Whether two sums are of the same variables with the same coefficients, whatever their numbers.
  func hasTheSameTerms(_ other: Expression) -> Bool {
    guard count == other.count else { return false }
    // What a sum has no term for is the same in all.
    return first == other.first && second == other.second && third == other.third && fourth == other.fourth
      && others == other.others
  }

  private mutating func append(_ term: ConstraintSystem.Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: others.append(term)
    }
    count += 1
  }

  /// Adds another sum, multiplied by a factor.
  mutating func add(_ other: Expression, times factor: Double) {
    for index in 0..<other.count {
      let term = other[index]
      append(ConstraintSystem.Term(term.coefficient * factor, term.variable))
    }
    constant += other.constant * factor
  }

  static prefix func - (a: Expression) -> Expression { a * -1 }

  static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b, times: 1)
    return sum
  }

  static func - (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  static func * (a: Expression, factor: Double) -> Expression {
    var product = Expression()
    product.add(a, times: factor)
    return product
  }
}
