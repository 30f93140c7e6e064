import ConstraintSolver

extension EquationBuilder {
  /// `first = multiplier × second + constant`, or the inequality.
  mutating func addConstraint(_ index: Int) {
    guard let sum = sum(ofConstraint: index) else { return }
    let constraint = tree.constraints[index]
    let relation: ConstraintSystem.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    if dependsOnScreen { changing.constraints.append((index, equations.count)) }
    add(sum, relation, priority: constraint.priority, from: .constraint(index))
  }

  /// What a constraint compares with zero; nil if one of its items is not in the tree.
  ///
  /// `dependsOnScreen` says afterwards whether it depends on more than the positions of its items.
  mutating func sum(ofConstraint index: Int) -> Expression? {
    let constraint = tree.constraints[index]
    guard isKnown(constraint.first), isKnown(constraint.second), isKnown(constraint.firstSubtracted?.item),
      isKnown(constraint.secondSubtracted?.item)
    else { return nil }
    dependsOnScreen = false
    let isDirectional =
      constraint.firstAttribute.isDirectional || (constraint.second != nil && constraint.secondAttribute.isDirectional)
    // An equation between such edges is mirrored as a whole, as the view around both has it: right(a) = right(b) - constant.
    let around = container(constraint.first.node, constraint.second?.node)
    let isMirrored = isDirectional && tree.nodes[around].isRightToLeft
    var sum = side(
      LayoutConstraint.Part(constraint.first, constraint.firstAttribute, usesMargins: constraint.usesMargins.first),
      minus: constraint.firstSubtracted,
      facing: constraint.second,
      isMirrored
    )
    sum.constant -= constraint.constant
    if let item = constraint.second {
      let second = side(
        LayoutConstraint.Part(item, constraint.secondAttribute, usesMargins: constraint.usesMargins.second),
        minus: constraint.secondSubtracted,
        facing: constraint.first,
        isMirrored
      )
      sum.add(second, times: -constraint.multiplier)
    }
    return sum
  }

  /// The nearest node around two others, which may be one of them.
  private func container(_ first: Int, _ second: Int?) -> Int {
    guard var other = second else { return first }
    var node = first
    // Each node comes after the one around it.
    while node != other {
      let deeper = max(node, other)
      guard let parent = tree.nodes[deeper].parent, parent < deeper else { return min(node, other) }
      if node == deeper { node = parent } else { other = parent }
    }
    return node
  }

  /// One side of a constraint: a part, or the distance to it from another one.
  private mutating func side(
    _ part: LayoutConstraint.Part,
    minus subtracted: LayoutConstraint.Part?,
    facing other: LayoutItem?,
    _ isMirrored: Bool
  ) -> Expression {
    let facing = subtracted?.item ?? other
    var end = value(part.item, part.attribute, margins: part.usesMargins, facing: facing, isMirrored)
    guard let subtracted else { return end }
    let begin = value(
      subtracted.item,
      subtracted.attribute,
      margins: subtracted.usesMargins,
      facing: part.item,
      isMirrored
    )
    end.add(begin, times: -1)
    return end
  }

  /// Whether an item is in the tree; true for none.
  private func isKnown(_ item: LayoutItem?) -> Bool { item.map { tree.nodes.indices.contains($0.node) } ?? true }

  /// An attribute of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: The attribute.
  ///   - margins: Whether it is measured from the margins.
  ///   - other: The item on the other side: for an item inside a scroll view, the scroll view's edges are those of its
  ///     content.
  ///   - isMirrored: Whether x grows to the left.
  mutating func value(
    _ item: LayoutItem,
    _ attribute: LayoutAttribute,
    margins: Bool = false,
    facing other: LayoutItem? = nil,
    _ isMirrored: Bool = false
  ) -> Expression {
    let node = item.node
    if margins || item.hasInsets || attribute.isBaseline { dependsOnScreen = true }
    let insets = margins ? tree.margins(of: node) : insets(of: item)
    let isContent = isContent(item, attribute, facing: other)
    let axis = attribute.axis
    let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var edge = position(node, axis)
    if isContent {
      if tree.nodes[node].contentSize == nil, contents[node] == nil { contents[node] = PerAxis(nil, nil) }
      edge.constant -= tree.nodes[node].scrolled[axis]
    }
    switch attribute {
    case .width, .height:
      var length = length(of: node, axis, isContent)
      length.constant -= near + far
      return length
    case .centerX, .centerY:
      edge.add(length(of: node, axis, isContent), times: 0.5)
      edge.constant += (near - far) / 2
    case .firstBaseline: edge.constant += baseline(of: item).first
    case .lastBaseline:
      edge.add(length(of: node, axis, isContent), times: 1)
      edge.constant -= baseline(of: item).last
    case .left where !isMirrored, .leading where !isMirrored, .right where isMirrored, .trailing where isMirrored, .top:
      edge.constant += near
    case .left, .leading, .right, .trailing, .bottom:
      edge.add(length(of: node, axis, isContent), times: 1)
      edge.constant -= far
    }
    return isMirrored && axis == .horizontal ? -edge : edge
  }

  /// The length of a node, or of a scroll view's content.
  ///
  /// The content has a variable along an axis only if a constraint names its length or its far edge: an axis without
  /// one keeps the length that it was given in code.
  private mutating func length(of node: Int, _ axis: LayoutAxis, _ isContent: Bool) -> Expression {
    guard isContent else { return size(node, axis) }
    if let known = tree.nodes[node].contentSize { return Expression(known[axis]) }
    if let variable = contents[node]?[axis] { return Self.variable(variable) }
    contents[node, default: PerAxis(nil, nil)][axis] = variableCount
    return makeVariable()
  }

  private func baseline(of item: LayoutItem) -> (first: Double, last: Double) {
    guard case .node(let node) = item else { return (0, 0) }
    return (tree.nodes[node].firstBaseline, tree.nodes[node].lastBaseline)
  }

  private func insets(of item: LayoutItem) -> LayoutInsets {
    switch item {
    case .node, .content, .frame: return LayoutInsets()
    case .safeArea(let node): return tree.safeArea(in: node)
    case .margins(let node): return tree.margins(of: node)
    case .readable(let node): return tree.readableInsets(of: node)
    case .keyboard(let node):
      let bottom = tree.safeArea(in: node).bottom
      let height = node == 0 ? tree.height : tree.nodes[node].frame?.height ?? 0
      return LayoutInsets(top: height - bottom, bottom: bottom)
    case .topSupport: return LayoutInsets(bottom: tree.height - tree.safeArea.top)
    case .bottomSupport: return LayoutInsets(top: tree.height - tree.safeArea.bottom)
    }
  }

  /// Whether an attribute of a scroll view is its content's.
  private func isContent(_ item: LayoutItem, _ attribute: LayoutAttribute, facing other: LayoutItem?) -> Bool {
    if case .content = item { return true }
    guard case .node(let node) = item, tree.nodes[node].isScrollView, let other else { return false }
    switch attribute {
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return false
    case .left, .right, .top, .bottom, .leading, .trailing: break
    }
    // A guide of the scroll view itself is not part of its content.
    var at = tree.nodes[other.node].parent
    while let parent = at, parent >= node {
      if parent == node { return true }
      at = tree.nodes[parent].parent
    }
    return false
  }
}
