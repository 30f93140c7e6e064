import ConstraintSolver

extension LayoutEngine {
  /// What an equation of the last layout says: terms and a constant add up to zero, or to at least or at most zero.
  package struct Relation: Hashable, Sendable {
    /// A number of a node, times a factor.
    package struct Term: Hashable, Sendable {
      /// The node; nil for a helper of a stack or the content of a scroll view.
      package var node: Int?
      /// What of it.
      package var quantity: Ambiguity.Quantity
      /// The factor.
      package var factor: Double
    }

    /// The terms; each number occurs once.
    package var terms: [Term]
    /// The constant, in points.
    package var constant: Double
    /// How the sum compares with zero.
    package var comparison: LayoutConstraint.Relation
    /// How strongly it is wished; 1000 must hold.
    package var priority: Float
    /// Where it comes from.
    package var source: EquationSource
  }

  /// What an equation of the last layout says; nil for an index that none has.
  package func relation(at index: Int) -> Relation? {
    guard equations.indices.contains(index) else { return nil }
    let equation = equations[index]
    var factors: [Int: Double] = [:]
    for term in equation.expression.terms { factors[term.variable.index, default: 0] += term.coefficient }
    let terms = factors.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { variable, factor in
      let isNode = variable < 4 * nodeCount
      return Relation.Term(
        node: isNode ? variable / 4 : nil,
        quantity: isNode ? Ambiguity.Quantity.allCases[variable % 4] : .x,
        factor: factor
      )
    }
    let comparison: LayoutConstraint.Relation =
      switch equation.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Relation(
      terms: terms,
      constant: equation.expression.constant,
      comparison: comparison,
      priority: equation.priority,
      source: equation.source
    )
  }
}
