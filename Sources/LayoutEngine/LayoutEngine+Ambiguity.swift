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
    /// Whether the content of a scroll view is meant, which has a width and a height.
    package var isOfContent = false

    /// Creates an ambiguity.
    package init(node: Int, quantity: Quantity, isOfContent: Bool = false) {
      self.node = node
      self.quantity = quantity
      self.isOfContent = isOfContent
    }
  }

  /// A layout that is as good as the last one.
  package struct Alternative: Sendable {
    /// The alignment rectangle of each node, in the root's coordinates.
    package var rects: [LayoutRect]
    /// The size of the content of each scroll view that constraints refer to.
    package var contentSizes: [Int: PerAxis<Double?>]
  }

  /// What the last layout did not settle of nodes, by node.
  package mutating func ambiguities() -> [Ambiguity] { openNumbers().filter { !$0.isOfContent } }

  /// What the last layout did not settle of nodes, then of what scroll views show, by node.
  package mutating func openNumbers() -> [Ambiguity] {
    let variables = system.ambiguousVariables()
    let open = Set(variables.map(\.index))
    // A length of content that no constraint sizes has no variable, and is as open.
    let scrolled = contents.keys.sorted().flatMap { node in
      LayoutAxis.allCases.compactMap { axis -> Ambiguity? in
        if let variable = contents[node]?[axis] ?? nil, !open.contains(variable) { return nil }
        return Ambiguity(node: node, quantity: axis == .horizontal ? .width : .height, isOfContent: true)
      }
    }
    let nodes = variables.filter { $0.index < 4 * nodeCount }.map { variable in
      Ambiguity(node: variable.index / 4, quantity: Ambiguity.Quantity.allCases[variable.index % 4])
    }
    return nodes + scrolled
  }

  /// Another layout that is as good and changes a number; nil where there is none.
  ///
  /// - Parameters:
  ///   - ambiguity: The number that shall change.
  ///   - step: How far what moves may go at most, in points.
  package mutating func alternative(changing ambiguity: Ambiguity, step: Double = 50) -> Alternative? {
    guard ambiguity.node >= 0, ambiguity.node < nodeCount else { return nil }
    let offset = Ambiguity.Quantity.allCases.firstIndex(of: ambiguity.quantity) ?? 0
    var index = 4 * ambiguity.node + offset
    if ambiguity.isOfContent {
      let axis: LayoutAxis = ambiguity.quantity == .height ? .vertical : .horizontal
      guard let variables = contents[ambiguity.node] else { return nil }
      guard let variable = variables[axis] else {
        // No constraint sizes the content: any length is as good, and nothing else changes with it.
        var other = alternative { system.value(of: ConstraintSystem.Variable(index: $0)) }
        other.contentSizes[ambiguity.node]?[axis] = step
        return other
      }
      index = variable
    }
    guard let values = system.alternative(moving: ConstraintSystem.Variable(index: index), step: step) else {
      return nil
    }
    return alternative { values[$0] }
  }

  private func alternative(_ value: (Int) -> Double) -> Alternative {
    Alternative(
      rects: (0..<nodeCount).map { node in
        LayoutRect(
          x: value(4 * node),
          y: value(4 * node + 1),
          width: value(4 * node + 2),
          height: value(4 * node + 3)
        )
      },
      contentSizes: contents.mapValues { PerAxis($0.horizontal.map(value), $0.vertical.map(value)) }
    )
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
    var location = [ConstraintSystem.Term(variable(node, 0))]
    if let parent = parents[node] { location.append(ConstraintSystem.Term(-1, variable(parent, 0))) }
    let deciding = system.constraintsDeciding([location, [ConstraintSystem.Term(variable(node, 2))]])
    return deciding.compactMap { relation(at: $0.index) }
  }
}
