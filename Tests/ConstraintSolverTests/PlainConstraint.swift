import ConstraintSolver
import TestSupport

/// A constraint as plain data, so that two solvers can be given the same.
struct PlainConstraint {
  var terms: [(coefficient: Double, variable: Int)]
  var constant: Double
  var relation: ConstraintSystem.Relation
  var priority: Float

  var isRequired: Bool { priority >= ConstraintSystem.required }

  /// A constraint between a few of some variables.
  static func random(variables: Int, using numbers: inout SplitMix64) -> PlainConstraint {
    let count = Int.random(in: 1...min(3, variables), using: &numbers)
    let chosen = (0..<variables).shuffled(using: &numbers).prefix(count)
    let priorities: [Float] = [1000, 1000, 750, 750, 500.5, 250, 1]
    let relations: [ConstraintSystem.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return PlainConstraint(
      terms: chosen.map { (Double([-3, -2, -1, -0.5, 0.5, 1, 1, 1, 2].randomElement(using: &numbers) ?? 1), $0) },
      constant: Double(Int.random(in: -20...20, using: &numbers)) * 5,
      relation: relations.randomElement(using: &numbers) ?? .equal,
      priority: priorities.randomElement(using: &numbers) ?? 1000
    )
  }

  /// By how much values miss it.
  func miss(_ values: [Double]) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    return switch relation {
    case .equal: sum.magnitude
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// By how much values miss the constraints of each priority, the strongest first.
  static func misses(of constraints: [PlainConstraint], at values: [Double]) -> [Double] {
    let levels = Set(constraints.map(\.priority)).sorted(by: >)
    return levels.map { level in
      constraints.reduce(0) { $0 + ($1.priority == level ? $1.miss(values) : 0) }
    }
  }
}

extension ConstraintSystem {
  /// Adds plain constraints and as many variables as they need.
  init(_ constraints: [PlainConstraint], variables count: Int) {
    self.init()
    let variables = (0..<count).map { _ in addVariable() }
    for constraint in constraints { add(constraint, variables) }
  }

  @discardableResult
  mutating func add(_ constraint: PlainConstraint, _ variables: [Variable]) -> ID {
    add(
      constraint.terms.map { Term($0.coefficient, variables[$0.variable]) },
      constant: constraint.constant,
      constraint.relation,
      priority: constraint.priority
    )
  }

  func values(_ variables: [Variable]) -> [Double] {
    variables.map { value(of: $0) }
  }
}
