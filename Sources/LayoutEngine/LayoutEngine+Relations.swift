import ConstraintSolver

extension LayoutEngine {
  /// An equation of the last layout: the sum of terms and a constant is zero, at least zero or at most zero.
  package struct Relation: Hashable, Sendable {
    /// A location or length of a node, times a factor.
    package struct Term: Hashable, Sendable {
      /// The node; nil for an auxiliary variable of a stack view or the content of a scroll view.
      package var node: Int?
      /// The location or length.
      package var quantity: Ambiguity.Quantity
      /// The factor.
      package var factor: Double
    }

    /// The terms; each location or length occurs once.
    package var terms: [Term]
    /// The constant, in points.
    package var constant: Double
    /// How the sum compares with zero.
    package var comparison: LayoutConstraint.Relation
    /// The priority; 1000 is required.
    package var priority: Float
    /// Where it comes from.
    package var source: EquationSource
  }

  /// The equation of the last layout at an index; nil if there is none.
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
