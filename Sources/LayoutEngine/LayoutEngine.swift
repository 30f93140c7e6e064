import ConstraintSolver

/// Lays trees of views out: nodes become equations, equations values, values frames.
///
/// The engine keeps its system between two calls. Where the equations have the same terms as before, only constants and
/// priorities are changed, so that another size of the root costs little.
package struct LayoutEngine: ~Copyable {
  /// Required equations that cannot hold together.
  package struct Conflict: Hashable, Sendable {
    /// The one that was left out.
    package var broken: EquationSource
    /// Those that contradict each other, in the order in which they entered; the broken one is among them.
    package var sources: [EquationSource]
    /// Whether all but any one of them can hold.
    package var isMinimal: Bool
    /// The equations of the set, by index, in the same order.
    package var equations: [Int]
  }

  var system = ConstraintSystem()
  private var identifiers: [ConstraintSystem.ID] = []
  private(set) var equations: [Equation] = []
  private(set) var contents: [Int: PerAxis<Int?>] = [:]
  private var variables: [ConstraintSystem.Variable] = []
  var nodeCount = 0

  /// How many cells of rows one call may touch; a second's work by default.
  package var workLimit: Int {
    get { system.workLimit }
    set { system.workLimit = newValue }
  }

  /// Creates an engine that has laid out nothing yet.
  package init() {}

  /// Lays a tree out.
  ///
  /// Content that wraps is asked for its size without a width first, then with the width that came out, for at most
  /// two rounds more.
  package mutating func layout(_ tree: LayoutTree) -> LayoutResult {
    guard !tree.nodes.isEmpty else { return LayoutResult(frames: [], alignmentRects: [], isComplete: true) }
    nodeCount = tree.nodes.count
    let wrapping = tree.nodes.indices.filter { index in
      if index != 0 || tree.fitting != nil, case .wrapping = tree.nodes[index].naturalSize { return true }
      return false
    }
    var widths: [Int: Double] = [:]
    var result = solve(tree, widths: widths)
    for _ in 0..<2 where !wrapping.isEmpty {
      let found = Dictionary(uniqueKeysWithValues: wrapping.map { ($0, result.alignmentRects[$0].width) })
      if found == widths { break }
      widths = found
      result = solve(tree, widths: widths)
    }
    return result
  }

  private mutating func solve(_ tree: LayoutTree, widths: [Int: Double]) -> LayoutResult {
    var builder = EquationBuilder(tree, widths: widths)
    builder.build()
    contents = builder.contents
    if builder.variableCount == variables.count, hasTheSameTerms(builder.equations) {
      for (index, equation) in builder.equations.enumerated() {
        system.setConstant(equation.expression.constant, of: identifiers[index])
        system.setPriority(equation.priority, of: identifiers[index])
      }
    } else {
      rebuild(builder)
    }
    equations = builder.equations
    let outcome = system.solve()
    return LayoutResult(tree, contents: contents, isComplete: outcome == .solved) { index in
      system.value(of: ConstraintSystem.Variable(index: index))
    }
  }

  private func hasTheSameTerms(_ new: [Equation]) -> Bool {
    new.count == equations.count
      && zip(new, equations).allSatisfy {
        $0.relation == $1.relation && $0.source == $1.source && $0.expression.terms == $1.expression.terms
      }
  }

  private mutating func rebuild(_ builder: EquationBuilder) {
    let limit = system.workLimit
    system = ConstraintSystem()
    system.workLimit = limit
    variables = (0..<builder.variableCount).map { _ in system.addVariable() }
    identifiers = builder.equations.map { equation in
      system.add(
        equation.expression.terms,
        constant: equation.expression.constant,
        equation.relation,
        priority: equation.priority,
        isVariable: equation.source == .root
      )
    }
  }

  /// The contradictions of the last layout, each with a set of equations that cannot hold together.
  ///
  /// - Parameter limit: How many are looked into; each takes as long as another layout.
  package func conflicts(limit: Int = .max) -> [Conflict] {
    system.rejected.prefix(max(0, limit)).compactMap { conflict(of: $0) }
  }

  /// The contradiction that an equation of `broken` was left out for, which takes as long as another layout; nil for an index
  /// beyond the end.
  package func conflict(at index: Int) -> Conflict? {
    system.rejected.indices.contains(index) ? conflict(of: system.rejected[index]) : nil
  }

  private func conflict(of id: ConstraintSystem.ID) -> Conflict? {
    guard id.index < equations.count, let conflict = system.conflict(of: id) else { return nil }
    return Conflict(
      broken: equations[id.index].source,
      sources: conflict.constraints.map { equations[$0.index].source },
      isMinimal: conflict.isMinimal,
      equations: conflict.constraints.map(\.index)
    )
  }

  /// What the left side of an equation has too much in the last layout, in points; below zero for too little.
  ///
  /// Nil for an equation that the layout does not have.
  package func excess(of source: EquationSource) -> Double? {
    guard let expression = equations.first(where: { $0.source == source })?.expression else { return nil }
    return expression.terms.reduce(expression.constant) { $0 + $1.coefficient * system.value(of: $1.variable) }
  }

  /// What the equations of the last layout left out, without asking why.
  package var broken: [EquationSource] {
    system.rejected.compactMap { $0.index < equations.count ? equations[$0.index].source : nil }
  }
}
