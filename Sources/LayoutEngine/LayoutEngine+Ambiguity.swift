import ConstraintSolver

extension LayoutEngine {
  /// A number of a node that the equations do not settle.
  package struct Ambiguity: Hashable, Sendable {
    /// What can be open.
    package enum Quantity: Hashable, Sendable, CaseIterable {
      case x, y, width, height
    }

    /// The node.
    package var node: Int
    /// What of it.
    package var quantity: Quantity

    /// Names a number of a node.
    package init(node: Int, quantity: Quantity) {
      self.node = node
      self.quantity = quantity
    }
  }

  /// What the last layout did not settle, by node.
  package mutating func ambiguities() -> [Ambiguity] {
    system.ambiguousVariables().compactMap { variable in
      guard variable.index < 4 * nodeCount else { return nil }
      return Ambiguity(node: variable.index / 4, quantity: Ambiguity.Quantity.allCases[variable.index % 4])
    }
  }

  /// The alignment rectangles, in the root's coordinates, of another layout that is as good and changes a number; nil where
  /// there is none.
  ///
  /// - Parameters:
  ///   - ambiguity: The number that shall change.
  ///   - step: How far what moves may go at most, in points.
  package mutating func alternative(changing ambiguity: Ambiguity, step: Double = 50) -> [LayoutRect]? {
    let index = 4 * ambiguity.node + (Ambiguity.Quantity.allCases.firstIndex(of: ambiguity.quantity) ?? 0)
    guard ambiguity.node >= 0, ambiguity.node < nodeCount,
      let values = system.alternative(moving: ConstraintSystem.Variable(index: index), step: step)
    else { return nil }
    return (0..<nodeCount).map { node in
      LayoutRect(
        x: values[4 * node],
        y: values[4 * node + 1],
        width: values[4 * node + 2],
        height: values[4 * node + 3]
      )
    }
  }

  /// The equations that a node's place and size on an axis hang on, in the order in which they entered.
  package mutating func sources(affecting node: Int, on axis: LayoutAxis) -> [EquationSource] {
    guard node >= 0, node < nodeCount else { return [] }
    let position = system.constraintsReached(from: ConstraintSystem.Variable(index: 4 * node + axis.rawValue))
    let size = system.constraintsReached(from: ConstraintSystem.Variable(index: 4 * node + 2 + axis.rawValue))
    let identifiers = Set(position).union(size).sorted()
    return identifiers.compactMap { $0.index < equations.count ? equations[$0.index].source : nil }
  }
}
