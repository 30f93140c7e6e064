import ConstraintSolver

/// Where an equation comes from.
package enum EquationSource: Hashable, Sendable {
  /// The constraint of this index.
  case constraint(Int)
  /// The size that the root is given.
  case root
  /// The condition that the node's size is not negative.
  case positiveSize(node: Int)
  /// The frame of a node whose autoresizing mask is translated, as UIKit's `NSAutoresizingMaskLayoutConstraint`.
  case autoresizing(node: Int)
  /// The natural size of the node.
  case naturalSize(node: Int)
  /// The value that a number of a node has where everything else leaves it open.
  case held(node: Int)
  /// The row of a stack view, with the identifier that UIKit prints.
  case stack(node: Int, identifier: String)
}

/// An equation or inequality: an expression is zero, at least zero or at most zero.
struct Equation {
  var expression: Expression
  var relation: ConstraintSystem.Relation
  var priority: Float
  var source: EquationSource

  /// Whether it differs from another one in its constant and its priority at most.
  func isVariant(of other: Equation) -> Bool {
    relation == other.relation && source == other.source && expression.hasTheSameTerms(other.expression)
  }
}

/// The equations that a tree may have otherwise if it differs from another one in its size and what hangs on that.
struct ChangingEquations {
  /// The equations of a node that asks for the natural size of its content.
  struct NaturalSize {
    /// The node.
    var node: Int
    /// The first of the two equations along each axis, by index; nil along an axis without a natural size.
    var equations = PerAxis<Int?>(nil, nil)
  }

  /// The equations of the root's width and height, by index.
  var rootLengths = PerAxis(0, 0)
  /// The constraints that depend on more than the positions of their items, and their equations, by index.
  var constraints: [(constraint: Int, equation: Int)] = []
  /// The natural sizes of all nodes that constraints place.
  var naturalSizes: [NaturalSize] = []
}

/// The variables of a tree and the equations between them, in the order in which they enter the system.
struct EquationBuilder {
  let tree: LayoutTree
  /// The widths at which wrapping content is measured, by node; none for nodes that were not solved yet.
  let widths: [Int: Double]
  var equations: [Equation] = []
  /// How many variables there are: four a node, then those of scroll contents and of stacks.
  var variableCount: Int
  /// The equations that a tree of the same shape may have otherwise.
  var changing = ChangingEquations()
  /// Whether the constraint that is being added depends on more than itself and the positions of its items.
  var dependsOnScreen = false
  /// The variables of the lengths of the content of each scroll view whose content constraints name; nil along an axis
  /// that no constraint sizes.
  var contents: [Int: PerAxis<Int?>] = [:]

  init(_ tree: LayoutTree, widths: [Int: Double]) {
    self.tree = tree
    self.widths = widths
    variableCount = 4 * tree.nodes.count
  }

  mutating func add(
    _ expression: Expression,
    _ relation: ConstraintSystem.Relation = .equal,
    priority: Float = ConstraintSystem.required,
    from source: EquationSource
  ) {
    equations.append(Equation(expression: expression, relation: relation, priority: priority, source: source))
  }

  mutating func makeVariable() -> Expression {
    variableCount += 1
    return Self.variable(variableCount - 1)
  }

  static func variable(_ index: Int) -> Expression {
    Expression(ConstraintSystem.Variable(index: index))
  }

  /// The near edge of a node's alignment rectangle, in the root's coordinates.
  func position(_ node: Int, _ axis: LayoutAxis) -> Expression { Self.variable(4 * node + axis.rawValue) }

  /// The length of a node's alignment rectangle.
  func size(_ node: Int, _ axis: LayoutAxis) -> Expression { Self.variable(4 * node + 2 + axis.rawValue) }

  /// All equations of the tree.
  mutating func build() {
    equations.reserveCapacity(8 * tree.nodes.count + tree.constraints.count)
    addRoot()
    for node in tree.nodes.indices.dropFirst() {
      add(size(node, .horizontal), .greaterThanOrEqual, from: .positiveSize(node: node))
      add(size(node, .vertical), .greaterThanOrEqual, from: .positiveSize(node: node))
      addAutoresizing(of: node)
    }
    for index in tree.constraints.indices { addConstraint(index) }
    for node in tree.nodes.indices { addStack(of: node) }
    addNaturalSizes()
    for hold in tree.holds where tree.nodes.indices.contains(hold.number.node) {
      add(quantity(hold.number) + -hold.value, priority: 0.5, from: .held(node: hold.number.node))
    }
  }

  private mutating func addRoot() {
    add(position(0, .horizontal), from: .root)
    add(position(0, .vertical), from: .root)
    let strength = tree.fitting ?? PerAxis(ConstraintSystem.required, ConstraintSystem.required)
    for (axis, length) in [(LayoutAxis.horizontal, tree.width), (.vertical, tree.height)] {
      if tree.fitting != nil { add(size(0, axis), .greaterThanOrEqual, from: .positiveSize(node: 0)) }
      changing.rootLengths[axis] = equations.count
      add(size(0, axis) + -length, priority: strength[axis], from: .root)
    }
  }

  private mutating func addNaturalSizes() {
    // Of two constraints with the same priority, the earlier one is kept, so text that can wrap yields.
    let asking = tree.nodes.indices.dropFirst(tree.fitting == nil ? 1 : 0)
    for node in asking where !tree.nodes[node].wraps { addNaturalSize(of: node) }
    for node in asking where tree.nodes[node].wraps { addNaturalSize(of: node) }
  }

  private func quantity(_ number: LayoutEngine.Ambiguity) -> Expression {
    switch number.quantity {
    case .x: position(number.node, .horizontal)
    case .y: position(number.node, .vertical)
    case .width: size(number.node, .horizontal)
    case .height: size(number.node, .vertical)
    }
  }

  /// `size <= natural` at the hugging priority, `size >= natural` at that of compression resistance.
  private mutating func addNaturalSize(of node: Int) {
    let view = tree.nodes[node]
    guard case .constraints = view.placement else { return }
    let natural = naturalSize(of: node)
    var found = ChangingEquations.NaturalSize(node: node)
    defer { changing.naturalSizes.append(found) }
    for axis in LayoutAxis.allCases {
      guard let wish = natural[axis] else { continue }
      found.equations[axis] = equations.count
      let missing = size(node, axis) + -wish
      add(missing, .lessThanOrEqual, priority: view.hugging[axis], from: .naturalSize(node: node))
      add(missing, .greaterThanOrEqual, priority: view.compressionResistance[axis], from: .naturalSize(node: node))
    }
  }

  func naturalSize(of node: Int) -> PerAxis<Double?> {
    switch tree.nodes[node].naturalSize {
    case .none: PerAxis(nil, nil)
    case .fixed(let width, let height): PerAxis(width, height)
    case .wrapping(let size): size(widths[node])
    }
  }
}
