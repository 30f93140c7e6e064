/// Linear constraints between variables, and the values that satisfy them best.
///
/// Required constraints hold; all others are optional, and their priorities are levels: first the error of the
/// strongest level is minimized, then that of the next, so that no number of weaker constraints outweighs a stronger
/// one. Apple's guide says the same: constraints are satisfied "from highest to lowest priority".
///
/// The method is Cassowary (Badros, Borning, Stuckey 2001) with free variables kept as definitions; see `Definitions`
/// and `Tableau`. Changes are collected and take effect in `solve()`. A change of the constant of an optional
/// constraint or an inequality, or of an optional constraint's priority, affects only what depends on it.
///
/// Any input results in values: constraints that cannot be satisfied or contain NaN are left out and listed in
/// `rejected`, and the work of one call is limited.
package struct ConstraintSystem: ~Copyable {
  /// An unknown of the system.
  package struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The index of the variable in its system.
    package let index: Int

    /// Creates a reference to a variable.
    package init(index: Int) {
      self.index = index
    }
  }

  /// A constraint of a system, as `add` returned it.
  package struct ID: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// The index of the constraint in its system.
    package let index: Int

    /// Creates a reference to a constraint.
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
    /// The work limit was reached: the values satisfy only some of the constraints.
    case stopped
  }

  /// The priority of required constraints; 1000, as in UIKit.
  package static let required: Float = 1000

  /// The constraints that were left out, because they conflict with earlier required ones or contain NaN or infinity.
  ///
  /// As of the last `solve()`; in the order in which they were added.
  package private(set) var rejected: [ID] = []

  /// The work limit of one `solve()`, in visited cells; about a second's work by default.
  package var workLimit = 200_000_000

  /// The number of row cells and of definition terms, which show how dense the system is.
  package var cellCount: (rows: Int, definitions: Int) {
    var rows = 0
    for index in 0..<tableau.rows.count { rows += tableau.rows[index].cells.indices.count }
    var terms = 0
    for index in 0..<definitions.variables.count { terms += definitions.variables[index].terms.indices.count }
    return (rows, terms)
  }

  /// The state of a constraint in the system.
  enum Standing: UInt8, BitwiseCopyable {
    /// It enters with the next `solve()`.
    case pending
    /// It defines a variable.
    case definition
    /// It is a row, or several rows hold its marker.
    case row
    /// It has no effect on any variable.
    case void
    case rejected
    case removed
  }

  struct Constraint: BitwiseCopyable {
    var terms = Slice()
    var constant: Double
    /// The constant that the tableau has; `solve()` applies later changes.
    var enteredConstant = 0.0
    var priority: Float
    var relation: Relation
    var standing = Standing.pending
    /// A definition that has no marker of its own gets one if its constant is expected to change.
    var isTracked: Bool
    /// The order among constraints of one priority.
    var order: UInt32
    /// The slack, error or dummy that represents it; nil if it has none.
    var marker: Symbol?
    /// The error of the other direction.
    var otherError: Symbol?
    /// The factor of the marker.
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
  /// The number of edits since the last rebuild; rounding errors accumulate, so many edits cause a rebuild.
  var editCount = 0
  var nextOrder: UInt32 = 0
  /// Whether every required equality has a dummy, so that contradictions can be traced.
  var tracksAll = false
  /// The constraints that conflict with the last rejected one, if everything is tracked.
  var culprits: [UInt32] = []

  /// Creates a system without variables and constraints.
  package init() {}

  /// Adds a variable.
  ///
  /// It is zero until a constraint determines it.
  package mutating func addVariable() -> Variable {
    definitions.variables.append(Definitions.Variable())
    return Variable(index: definitions.variables.count - 1)
  }

  /// The value of a variable as of the last `solve()`.
  package func value(of variable: Variable) -> Double {
    guard variable.index < definitions.variables.count else { return 0 }
    return definitions.variables[variable.index].value
  }

  /// The values of all variables as of the last `solve()`, by index.
  package func values() -> [Double] {
    (0..<definitions.variables.count).map { definitions.variables[$0].value }
  }

  /// The number of variables.
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
