import ConstraintSolver

extension LayoutEngine {
  /// A location or length of a node that the equations do not determine.
  package struct Ambiguity: Hashable, Sendable {
    /// What can be ambiguous.
    package enum Quantity: Hashable, Sendable, CaseIterable {
      case x, y, width, height
    }

    /// The node.
    package var node: Int
    /// The ambiguous location or length.
    package var quantity: Quantity

    /// Creates an ambiguity.
    package init(node: Int, quantity: Quantity) {
      self.node = node
      self.quantity = quantity
    }
  }

  /// The ambiguities of the last layout, by node.
  package mutating func ambiguities() -> [Ambiguity] {
    system.ambiguousVariables().compactMap { variable in
      guard variable.index < 4 * nodeCount else { return nil }
      return Ambiguity(node: variable.index / 4, quantity: Ambiguity.Quantity.allCases[variable.index % 4])
    }
  }

  /// The alignment rectangles, in the root's coordinates, of an equally good layout with another value for an
  /// ambiguity; nil if there is none.
  ///
  /// - Parameters:
  ///   - ambiguity: The location or length to change.
  ///   - step: The maximum change, in points.
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

  /// The values that the last layout left open have in another layout, for trees that shall come out like it.
  ///
  /// - Parameter rects: The alignment rectangles of the other layout, in the root's coordinates, one a node.
  package mutating func holds(for rects: [LayoutRect]) -> [LayoutTree.Hold] {
    ambiguities().compactMap { open in
      guard rects.indices.contains(open.node) else { return nil }
      let rect = rects[open.node]
      let value =
        switch open.quantity {
        case .x: rect.x
        case .y: rect.y
        case .width: rect.width
        case .height: rect.height
        }
      return LayoutTree.Hold(open, value: value)
    }
  }

  /// The equations that determine a node's location in its superview and its size on an axis, in the order in which they
  /// were added.
  package func relations(affecting node: Int, on axis: LayoutAxis) -> [Relation] {
    guard node >= 0, node < nodeCount else { return [] }
    func variable(_ node: Int, _ offset: Int) -> ConstraintSystem.Variable {
      ConstraintSystem.Variable(index: 4 * node + offset + axis.rawValue)
    }
    var place = [ConstraintSystem.Term(variable(node, 0))]
    if let parent = parents[node] { place.append(ConstraintSystem.Term(-1, variable(parent, 0))) }
    let deciding = system.constraintsDeciding([place, [ConstraintSystem.Term(variable(node, 2))]])
    return deciding.compactMap { relation(at: $0.index) }
  }
}
