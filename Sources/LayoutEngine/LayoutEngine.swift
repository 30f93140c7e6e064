import ConstraintSolver

/// Lays out trees of views: turns nodes into equations, solves them, and turns the values into frames.
///
/// The engine keeps its equations between calls. If they have the same terms as before, only constants and priorities
/// are changed, so that laying out another size of the root is cheap.
package struct LayoutEngine: ~Copyable {
  /// Required equations that conflict.
  package struct Conflict: Hashable, Sendable {
    /// The equation that was left out.
    package var broken: EquationSource
    /// The conflicting equations in the order in which they were added, including the broken one.
    package var sources: [EquationSource]
    /// Whether leaving out any one of them resolves the conflict.
    package var isMinimal: Bool
    /// The equations of the set, by index, in the same order.
    package var equations: [Int]
  }

  var system = ConstraintSystem()
  private var identifiers: [ConstraintSystem.ID] = []
  private(set) var equations: [Equation] = []
  private(set) var contents: [Int: PerAxis<Int?>] = [:]
  private var variables: [ConstraintSystem.Variable] = []
  /// The equations that a tree of the same shape may have otherwise.
  private var changing = ChangingEquations()
  /// Whether a tree of the same shape has the same equations but for these.
  private var canChange = false
  /// The superview of each node; nil for the root.
  private(set) var parents: [Int?] = []

  /// How many nodes the last tree had.
  var nodeCount: Int { parents.count }

  /// The work limit of one call, in visited row cells; about a second's work by default.
  package var workLimit: Int {
    get { system.workLimit }
    set { system.workLimit = newValue }
  }

  /// Whether other sizes of a tree are laid out after the first one.
  ///
  /// Then equations whose constants a size decides can be changed from the start, which makes the first layout a little
  /// more work; otherwise the second layout enters all equations again.
  package var expectsOtherSizes = false

  /// Creates an engine.
  package init() {}

  /// Lays out a tree.
  ///
  /// Wrapping content is measured without a width first, then with the solved width, for at most two more rounds.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - hasLastShape: Whether the tree differs from the last one only in the root's size, safe area and margins, the
  ///     known frames, the content's natural sizes and baselines, and the scale. Then only the equations that depend on
  ///     these are made again.
  package mutating func layout(_ tree: LayoutTree, hasLastShape: Bool = false) -> LayoutResult {
    guard !tree.nodes.isEmpty else { return LayoutResult(frames: [], alignmentRects: [], isComplete: true) }
    parents = tree.nodes.map(\.parent)
    let wrapping = tree.nodes.indices.filter { index in
      if index != 0 || tree.fitting != nil, case .wrapping = tree.nodes[index].naturalSize { return true }
      return false
    }
    var widths: [Int: Double] = [:]
    var result = solve(tree, widths: widths, hasLastShape: hasLastShape)
    for _ in 0..<2 where !wrapping.isEmpty {
      let found = Dictionary(uniqueKeysWithValues: wrapping.map { ($0, result.alignmentRects[$0].width) })
      if found == widths { break }
      widths = found
      result = solve(tree, widths: widths, hasLastShape: true)
    }
    return result
  }

  private mutating func solve(_ tree: LayoutTree, widths: [Int: Double], hasLastShape: Bool) -> LayoutResult {
    if !hasLastShape || !canChange || !change(tree, widths) { make(tree, widths) }
    let outcome = system.solve()
    return LayoutResult(tree, contents: contents, isComplete: outcome == .solved, values: system.values())
  }

  /// Makes all equations of a tree.
  private mutating func make(_ tree: LayoutTree, _ widths: [Int: Double]) {
    var builder = EquationBuilder(tree, widths: widths)
    builder.build()
    contents = builder.contents
    if builder.variableCount == variables.count, hasTheSameTerms(builder.equations) {
      // Equations are large: none is copied.
      builder.equations.withUnsafeBufferPointer { new in
        for index in new.indices {
          system.setConstant(new[index].expression.constant, of: identifiers[index])
          system.setPriority(new[index].priority, of: identifiers[index])
        }
      }
    } else {
      rebuild(builder)
    }
    equations = builder.equations
    changing = builder.changing
    canChange = tree.fitting == nil && tree.holds.isEmpty && tree.nodes.allSatisfy { $0.stack == nil }
  }

  /// Changes the equations that a tree of the last one's shape may have otherwise; false where others are needed.
  private mutating func change(_ tree: LayoutTree, _ widths: [Int: Double]) -> Bool {
    guard tree.fitting == nil, tree.holds.isEmpty else { return false }
    var builder = EquationBuilder(tree, widths: widths)
    (builder.contents, builder.variableCount) = (contents, variables.count)
    setConstant(-tree.width, of: changing.rootLengths.horizontal)
    setConstant(-tree.height, of: changing.rootLengths.vertical)
    for (constraint, equation) in changing.constraints {
      guard let sum = builder.sum(ofConstraint: constraint), builder.variableCount == variables.count,
        // Equations are large: none is copied.
        equations.withUnsafeBufferPointer({ sum.hasTheSameTerms($0[equation].expression) })
      else { return false }
      setConstant(sum.constant, of: equation)
    }
    for wish in changing.naturalSizes {
      let natural = builder.naturalSize(of: wish.node)
      for axis in LayoutAxis.allCases {
        let equation = wish.equations[axis]
        guard let length = natural[axis], let equation else {
          if (natural[axis] == nil) != (equation == nil) { return false }
          continue
        }
        setConstant(-length, of: equation)
        setConstant(-length, of: equation + 1)
      }
    }
    return true
  }

  private mutating func setConstant(_ constant: Double, of equation: Int) {
    guard equations[equation].expression.constant != constant else { return }
    equations[equation].expression.constant = constant
    system.setConstant(constant, of: identifiers[equation])
  }

  private func hasTheSameTerms(_ new: [Equation]) -> Bool {
    guard new.count == equations.count else { return false }
    return new.withUnsafeBufferPointer { new in
      equations.withUnsafeBufferPointer { old in new.indices.allSatisfy { new[$0].isVariant(of: old[$0]) } }
    }
  }

  private mutating func rebuild(_ builder: EquationBuilder) {
    let limit = system.workLimit
    system = ConstraintSystem()
    system.workLimit = limit
    variables = (0..<builder.variableCount).map { _ in system.addVariable() }
    var terms: [ConstraintSystem.Term] = []
    identifiers = builder.equations.map { equation in
      equation.expression.copyTerms(into: &terms)
      return system.add(
        terms,
        constant: equation.expression.constant,
        equation.relation,
        priority: equation.priority,
        isVariable: equation.source == .root
      )
    }
    guard expectsOtherSizes else { return }
    for (_, equation) in builder.changing.constraints { system.track(identifiers[equation]) }
  }

  /// The conflicts of the last layout.
  ///
  /// - Parameter limit: The maximum number of conflicts; each takes as long as another layout.
  package func conflicts(limit: Int = .max) -> [Conflict] {
    system.rejected.prefix(max(0, limit)).compactMap { conflict(of: $0) }
  }

  /// The contradiction that an equation of `broken` was left out for, which takes as long as another layout; nil for an
  /// index beyond the end.
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

  /// By how much the left side of an equation exceeds the right side in the last layout, in points; negative if it is
  /// less.
  ///
  /// Nil if the layout has no such equation.
  package func excess(of source: EquationSource) -> Double? {
    guard let expression = equations.first(where: { $0.source == source })?.expression else { return nil }
    return expression.terms.reduce(expression.constant) { $0 + $1.coefficient * system.value(of: $1.variable) }
  }

  /// The equations that the last layout left out, without their conflicts.
  package var broken: [EquationSource] {
    system.rejected.compactMap { $0.index < equations.count ? equations[$0.index].source : nil }
  }
}
