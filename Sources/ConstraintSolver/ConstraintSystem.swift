/// Linear constraints between variables, and the values that fulfill them best.
///
/// Required constraints hold; all others are wishes, and their priorities are levels: first as little as possible of the
/// strongest level is missed, then of the next, so that no number of weaker wishes outweighs a stronger one. Apple's guide
/// says the same: constraints are satisfied "from highest to lowest priority".
///
/// The method is Cassowary (Badros, Borning, Stuckey 2001) with free variables kept as definitions; see `Definitions` and
/// `Tableau`. Changes are gathered and take effect in `solve()`. A change of a wish's or an inequality's constant, and of
/// a wish's priority, moves only what hangs on it.
///
/// Any input ends with values: what cannot be fulfilled is left out and listed in `rejected`, numbers that are none make a
/// constraint void, and the work of one call is limited.
package struct ConstraintSystem: ~Copyable {
  /// A number that is looked for.
  package struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The how manieth variable of its system it is, from 0.
    package let index: Int

    /// Names a variable.
    package init(index: Int) {
      self.index = index
    }
  }

  /// A constraint of a system, as `add` returned it.
  package struct ID: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// The how manieth constraint of its system it is, from 0.
    package let index: Int

    /// Names a constraint.
    package init(index: Int) {
      self.index = index
    }

    /// Whether a constraint was added before another one.
    package static func < (a: ID, b: ID) -> Bool { a.index < b.index }
  }

  /// A variable times a number.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable.
    package var variable: Variable
    /// The number.
    package var coefficient: Double

    /// Creates a term of one variable, once.
    package init(_ variable: Variable) {
      self.init(1, variable)
    }

    /// Creates a term.
    package init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How a constraint's sum compares with zero.
  package enum Relation: Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// How `solve()` ended.
  package enum Outcome: Hashable, Sendable {
    /// The values are the best there are for all constraints but the rejected ones.
    case solved
    /// The work that was allowed is used up: the values fulfill a part of the constraints only.
    case stopped
  }

  /// The priority of what must hold; 1000, as in UIKit.
  package static let required: Float = 1000

  /// The constraints that were left out, because they contradict required ones before them or contain what is no number.
  ///
  /// As of the last `solve()`; in the order in which they were added.
  package private(set) var rejected: [ID] = []

  /// How many cells one `solve()` may touch; a second's work by default.
  package var workLimit = 200_000_000

  /// How many cells of rows and terms of definitions there are, to tell how dense a system is.
  package var cellCount: (rows: Int, definitions: Int) {
    var rows = 0
    for index in 0..<tableau.rows.count { rows += tableau.rows[index].cells.indices.count }
    var terms = 0
    for index in 0..<definitions.variables.count { terms += definitions.variables[index].terms.indices.count }
    return (rows, terms)
  }

  /// Where a constraint stands.
  enum Standing: UInt8, BitwiseCopyable {
    /// It enters with the next `solve()`.
    case pending
    /// It defines a variable.
    case definition
    /// It is a row, or several rows hold its marker.
    case row
    /// It says nothing about any variable.
    case void
    case rejected
    case removed
  }

  struct Constraint: BitwiseCopyable {
    var terms = Slice()
    var constant: Double
    /// The constant with which it stands in the system; changes since are worked off by `solve()`.
    var enteredConstant = 0.0
    var priority: Float
    var relation: Relation
    var standing = Standing.pending
    /// A definition that has no marker of its own gets one if its constant is expected to change.
    var isTracked: Bool
    /// Who comes first among those of one priority.
    var order: UInt32
    /// The slack, error or dummy that stands for it; nil where it has none.
    var marker: Symbol?
    /// The error of the other direction.
    var otherError: Symbol?
    /// What the marker is multiplied with.
    var markerSign = 1.0
    /// The variable that it defines.
    var defined: Int32 = -1
  }

  var constraints = Buffer<Constraint>()
  var constraintTerms = SlicePool<Term>()
  var definitions = Definitions()
  var tableau = Tableau()
  var sum = Accumulator()
  var definition = Buffer<Definitions.Term>()
  var pending: [Int] = []
  /// Constraints whose constant or priority changed after they entered.
  var shifted: [Int] = []
  var needsRebuilding = false
  /// Edits since everything was built; rounding errors add up, so that it is built anew after many.
  var editCount = 0
  var nextOrder: UInt32 = 0
  /// Whether every required equality has a dummy, so that contradictions can be traced.
  var tracksAll = false
  /// What contradicted the last constraint that was rejected, where everything is tracked.
  var culprits: [UInt32] = []

  /// Creates a system without variables and constraints.
  package init() {}

  /// Adds a variable.
  ///
  /// Until a constraint says otherwise, it is zero.
  package mutating func addVariable() -> Variable {
    definitions.variables.append(Definitions.Variable())
    return Variable(index: definitions.variables.count - 1)
  }

  /// The value of a variable as of the last `solve()`.
  package func value(of variable: Variable) -> Double {
    guard variable.index < definitions.variables.count else { return 0 }
    return definitions.variables[variable.index].value
  }

  /// How many variables there are.
  package var variableCount: Int { definitions.variables.count }

  mutating func reject(_ constraint: Int) {
    constraints[constraint].standing = .rejected
    rejected.append(ID(index: constraint))
  }

  mutating func orderRejected() {
    if !rejected.isEmpty { rejected.sort() }
  }

  mutating func forgetRejected() {
    rejected.removeAll(keepingCapacity: true)
  }
}
