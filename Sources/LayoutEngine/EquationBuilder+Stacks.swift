import ConstraintSolver

/// The equations of a stack view, with the identifiers that UIKit prints.
extension EquationBuilder {
  mutating func addStack(of node: Int) {
    guard let stack = tree.nodes[node].stack else { return }
    let items = stack.arranged.filter { tree.nodes.indices.contains($0) && $0 != node }
    let shown = items.filter { !tree.nodes[$0].isHidden }
    var row = StackRow(node: node, stack: stack, shown: shown, isMirrored: tree.nodes[node].isRightToLeft)
    if stack.isMarginsRelative { row.insets = tree.margins(of: node) }
    addHidden(items, in: row)
    guard let first = shown.first, let last = shown.last else {
      for axis in LayoutAxis.allCases {
        let source = EquationSource.stack(node: node, identifier: "UISV-canvas-fit")
        add(size(node, axis) + -(row.near(axis) + row.far(axis)), priority: 49, from: source)
      }
      return
    }
    let near = edge(.near, of: node, stack.axis, row) + row.near(stack.axis)
    let far = edge(.far, of: node, stack.axis, row) + -row.far(stack.axis)
    connect(edge(.near, of: first, stack.axis, row) - near, in: row)
    connect(far - edge(.far, of: last, stack.axis, row), in: row)
    addSpacing(row)
    addDistribution(row)
    addAlignment(row)
  }

  /// A hidden view has no length, and is located at the end of the view before it.
  private mutating func addHidden(_ items: [Int], in row: StackRow) {
    let (along, across) = (row.stack.axis, row.stack.axis.across)
    var end = edge(.near, of: row.node, along, row) + row.near(along)
    for item in items {
      if tree.nodes[item].isHidden {
        add(size(item, along), from: row.source("UISV-hiding"))
        add(edge(.near, of: item, along, row) - end, from: row.source("UISV-hiding"))
        let near = edge(.near, of: row.node, across, row) + row.near(across)
        add(edge(.near, of: item, across, row) - near, from: row.source("UISV-hiding"))
      } else {
        end = edge(.far, of: item, along, row)
      }
    }
  }

  // MARK: Along

  private mutating func addSpacing(_ row: StackRow) {
    let axis = row.stack.axis
    let isExact = row.stack.distribution != .equalSpacing && row.stack.distribution != .equalCentering
    var first: Expression?
    for (a, b) in zip(row.shown, row.shown.dropFirst()) {
      let gap = edge(.near, of: b, axis, row) - edge(.far, of: a, axis, row)
      var spacing = -(tree.nodes[a].spacingAfter ?? row.stack.spacing)
      if row.stack.isBaselineRelative, axis == .vertical {
        spacing += tree.nodes[b].firstBaseline + tree.nodes[a].lastBaseline
      }
      add(gap + spacing, isExact ? .equal : .greaterThanOrEqual, from: row.source("UISV-spacing"))
      if isExact { continue }
      let isSpacing = row.stack.distribution == .equalSpacing
      let distance = isSpacing ? gap : edge(.middle, of: b, axis, row) - edge(.middle, of: a, axis, row)
      if let first {
        let priority = isSpacing ? ConstraintSystem.required : 149
        add(distance - first, priority: priority, from: row.source("UISV-fill-equally"))
      } else {
        first = distance
      }
    }
  }

  private mutating func addDistribution(_ row: StackRow) {
    let axis = row.stack.axis
    if row.stack.distribution == .fillEqually {
      for item in row.shown.dropFirst() {
        add(size(item, axis) - size(row.shown[0], axis), from: row.source("UISV-fill-equally"))
      }
    }
    guard row.stack.distribution == .fillProportionally, row.shown.count > 1 else { return }
    let wishes = row.shown.map { fittingSize(of: $0, depth: 0)[axis] ?? 0 }
    let total = wishes.reduce(row.stack.spacing * Double(row.shown.count - 1), +)
    guard total > 0 else { return }
    for (index, item) in row.shown.enumerated() where wishes[index] != 0 {
      let share = size(item, axis) - size(row.node, axis) * (wishes[index] / total)
      add(share, priority: max(1, 999 - Float(index)), from: row.source("UISV-fill-proportionally"))
    }
  }

  /// The natural size of a view for proportional distribution; that of a nested stack view is the sum of its views'
  /// sizes.
  private func fittingSize(of node: Int, depth: Int) -> PerAxis<Double?> {
    guard let stack = tree.nodes[node].stack, depth < 100 else { return naturalSize(of: node) }
    let items = stack.arranged.filter { tree.nodes.indices.contains($0) && $0 > node && !tree.nodes[$0].isHidden }
    let sizes = items.map { fittingSize(of: $0, depth: depth + 1) }
    let along = sizes.compactMap { $0[stack.axis] }
    let length = along.isEmpty ? nil : along.reduce(stack.spacing * Double(max(0, sizes.count - 1)), +)
    let across = sizes.compactMap { $0[stack.axis.across] }.max()
    return stack.axis == .horizontal ? PerAxis(length, across) : PerAxis(across, length)
  }

  // MARK: Across

  private mutating func addAlignment(_ row: StackRow) {
    let axis = row.stack.axis.across
    let shown = row.shown
    let first = shown[0]
    let canvas: [StackRow.Edge: Expression] = [
      .near: edge(.near, of: row.node, axis, row) + row.near(axis),
      .far: edge(.far, of: row.node, axis, row) + -row.far(axis),
      .middle: edge(.middle, of: row.node, axis, row) + (row.near(axis) - row.far(axis)) / 2,
    ]
    func canvasEdge(_ edge: StackRow.Edge) -> Expression { canvas[edge] ?? Expression() }
    let near = edge(.near, of: first, axis, row) - canvasEdge(.near)
    let far = edge(.far, of: first, axis, row) - canvasEdge(.far)
    guard row.stack.alignment != .fill else {
      for item in shown.dropFirst() {
        align(item, to: first, by: .near, row)
        align(item, to: first, by: .far, row)
      }
      connect(near, in: row)
      connect(far, in: row)
      return
    }
    let kind = row.alignedEdge
    for item in shown.dropFirst() { align(item, to: first, by: kind, row) }
    for item in shown { add(size(item, axis), priority: 25, from: row.source("UISV-ambiguity-suppression")) }
    if shown.count > 1 {
      let spanner = (near: makeVariable(), far: makeVariable())
      for item in shown {
        let low = spanner.near - edge(.near, of: item, axis, row)
        let high = spanner.far - edge(.far, of: item, axis, row)
        let source = row.source("UISV-spanning-boundary")
        if kind == .near { add(low, priority: 999.5, from: source) } else { add(low, .lessThanOrEqual, from: source) }
        if kind == .far {
          add(high, priority: 999.5, from: source)
        } else {
          add(high, .greaterThanOrEqual, from: source)
        }
      }
      add(spanner.far - spanner.near, priority: 51, from: row.source("UISV-spanning-fit"))
      connect(kind == .near ? near : spanner.near - canvasEdge(.near), in: row)
      connect(kind == .far ? far : spanner.far - canvasEdge(.far), in: row)
    } else {
      connect(near, kind == .near ? .equal : .greaterThanOrEqual, in: row)
      connect(far, kind == .far ? .equal : .lessThanOrEqual, in: row)
    }
    if kind == .middle { connect(edge(.middle, of: first, axis, row) - canvasEdge(.middle), in: row) }
    if kind == .firstBaseline || kind == .lastBaseline || shown.count == 1 {
      add(size(row.node, axis), priority: 49, from: row.source("UISV-canvas-fit"))
    }
  }

  private mutating func align(_ item: Int, to first: Int, by kind: StackRow.Edge, _ row: StackRow) {
    let axis = row.stack.axis.across
    add(edge(kind, of: item, axis, row) - edge(kind, of: first, axis, row), from: row.source("UISV-alignment"))
  }

  private mutating func connect(
    _ difference: Expression,
    _ relation: ConstraintSystem.Relation = .equal,
    in row: StackRow
  ) {
    add(difference, relation, from: row.source("UISV-canvas-connection"))
  }

  /// An edge of a node, in coordinates that grow in the direction of the language.
  private func edge(_ edge: StackRow.Edge, of node: Int, _ axis: LayoutAxis, _ row: StackRow) -> Expression {
    let isMirrored = row.isMirrored && axis == .horizontal
    let origin = position(node, axis)
    let length = size(node, axis)
    switch edge {
    case .near: return isMirrored ? -(origin + length) : origin
    case .far: return isMirrored ? -origin : origin + length
    case .middle: return isMirrored ? -(origin + length * 0.5) : origin + length * 0.5
    case .firstBaseline: return origin + tree.nodes[node].firstBaseline
    case .lastBaseline: return origin + length + -tree.nodes[node].lastBaseline
    }
  }
}

/// What the equations of one stack view share.
private struct StackRow {
  enum Edge: Hashable {
    case near, far, middle, firstBaseline, lastBaseline
  }

  let node: Int
  let stack: LayoutStack
  /// The arranged views that are not hidden.
  let shown: [Int]
  let isMirrored: Bool
  var insets = LayoutInsets()

  init(node: Int, stack: LayoutStack, shown: [Int], isMirrored: Bool) {
    self.node = node
    self.stack = stack
    self.shown = shown
    self.isMirrored = isMirrored
  }

  func near(_ axis: LayoutAxis) -> Double {
    axis == .vertical ? insets.top : isMirrored ? insets.right : insets.left
  }

  func far(_ axis: LayoutAxis) -> Double {
    axis == .vertical ? insets.bottom : isMirrored ? insets.left : insets.right
  }

  func source(_ identifier: String) -> EquationSource { .stack(node: node, identifier: identifier) }

  var alignedEdge: Edge {
    switch stack.alignment {
    case .fill, .leading: .near
    case .center: .middle
    case .trailing: .far
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
