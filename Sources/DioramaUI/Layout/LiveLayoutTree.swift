import Foundation
import LayoutEngine
import SceneGeometry

/// The views of a root as input for the layout engine.
@MainActor
struct LiveLayoutTree {
  /// The views and their layout guides, in the order of the nodes.
  private(set) var items: [AnyObject] = []

  /// The constraints, in the order of the engine's constraints.
  private(set) var constraints: [NSLayoutConstraint] = []

  /// The engine's layout tree.
  var tree: LayoutTree

  /// The nodes on whose margins, safe area or height equations depend, which follow from frames.
  private var followedNodes: Set<Int> = []

  /// Whether baselines count, which a view may take from any view inside it, so that the frames of all nodes do.
  private var followsAll = false

  /// Whether the root is looked for a size.
  let isFitting: Bool

  private var indexes: [ObjectIdentifier: Int] = [:]
  private var nodesWithBaselines: Set<Int> = []

  /// A view whose node has not been created yet.
  private struct Pending {
    var view: UIView
    var parent: Int?
    /// The safe area in the superview's coordinates; nil outside of a window.
    var outerSafeRect: CGRect?
    var outerMargins: UIEdgeInsets
  }

  /// Collects the views of a root, superviews before their subviews.
  ///
  /// Subviews are left out if no constraint lays out any of them.
  ///
  /// - Parameters:
  ///   - root: The topmost view.
  ///   - isFitting: Whether the size of the root is to be found, so that its natural size counts.
  ///   - leavesOut: The constraints to ignore.
  ///   - sizes: Returns the natural size of a view.
  init(
    of root: UIView,
    isFitting: Bool = false,
    leavingOut leavesOut: Set<ObjectIdentifier> = [],
    sizes: (UIView) -> LayoutNode.NaturalSize
  ) {
    self.isFitting = isFitting
    let bounds = LayoutRect(root.bounds)
    tree = LayoutTree([], width: bounds.width, height: bounds.height)
    tree.scale = Double(UIRuntime.shared.screenScale)
    var held: [NSLayoutConstraint] = []
    var pending = [Pending(view: root, outerSafeRect: nil, outerMargins: .zero)]
    while let next = pending.popLast() {
      let view = next.view
      var ownSafeRect: CGRect?
      if let outer = next.outerSafeRect { ownSafeRect = view.safeRect(inside: outer) }
      let (safeRect, insets) =
        next.parent == nil ? (view.safeRect, view.safeAreaInsets) : view.honoredSafeArea(ownSafeRect)
      let margins =
        next.parent == nil && view.superview != nil
        ? view.layoutMargins
        : view.honored(margins: view.margins(safeArea: insets, inherited: next.outerMargins))
      var node = makeNode(of: view, in: next.parent)
      node.frame = LayoutRect(view.plainFrame)
      node.knownInsets = LayoutNode.KnownInsets(margins: LayoutInsets(margins), safeArea: LayoutInsets(insets))
      if case .constraints = node.placement, next.parent != nil || isFitting { node.naturalSize = sizes(view) }
      let index = append(view, node)
      for guide in view.layoutGuides { appendGuide(guide, of: view, at: index) }
      held += view.constraints
      guard view.layer.layoutState.usesConstraints else { continue }
      for child in view.children.reversed() {
        pending.append(Pending(view: child, parent: index, outerSafeRect: safeRect, outerMargins: margins))
      }
    }
    for index in items.indices {
      if let stack = items[index] as? UIStackView { tree.nodes[index].stack = makeStack(stack, at: index) }
    }
    addConstraints(held, leavingOut: leavesOut)
  }

  /// Whether an equation depends on the frame of a node that constraints place, by node; empty where none depends on a frame.
  ///
  /// Margins and safe areas follow from the frames of all views around, and a mask from the size of the superview.
  var framesMatter: [Bool] {
    if followsAll { return [Bool](repeating: true, count: items.count) }
    guard !followedNodes.isEmpty else { return [] }
    var matters = [Bool](repeating: false, count: items.count)
    for index in items.indices {
      var next: Int? = followedNodes.contains(index) ? index : nil
      switch tree.nodes[index].placement {
      case .constraints: break
      case .autoresizing, .imposed: next = next ?? tree.nodes[index].parent
      }
      while let node = next, !matters[node] {
        matters[node] = true
        next = tree.nodes[node].parent
      }
    }
    return matters
  }

  /// The index of a view or guide; nil if it is not in the tree.
  func index(of item: AnyObject) -> Int? { indexes[ObjectIdentifier(item)] }

  private mutating func append(_ item: AnyObject, _ node: LayoutNode) -> Int {
    indexes[ObjectIdentifier(item)] = items.count
    items.append(item)
    tree.nodes.append(node)
    return items.count - 1
  }

  /// Adds a node for a guide with a rectangle of its own; guides that follow the view's edges need none.
  private mutating func appendGuide(_ guide: UILayoutGuide, of view: UIView, at index: Int) {
    var node = LayoutNode(parent: index)
    node.isRightToLeft = view.isRightToLeft
    switch SystemGuide(rawValue: guide.identifier) {
    case .keyboard:
      let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      node.placement = .atEdge(view.keyboardArea(usesBottomSafeArea: usesSafeArea), of: view, isTop: false)
    case nil:
      if let support = guide as? LayoutSupportGuide {
        node.placement = .atEdge(support.layoutFrame, of: view, isTop: support.edge == .top)
      }
    default: return
    }
    _ = append(guide, node)
  }

  // MARK: - Stacks

  private mutating func makeStack(_ stack: UIStackView, at node: Int) -> LayoutStack {
    if stack.isLayoutMarginsRelativeArrangement { followedNodes.insert(node) }
    if stack.alignment.isAtBaseline { followsAll = true }
    let arranged = stack.arrangedSubviews.compactMap { index(of: $0) }
    if stack.alignment.isAtBaseline || stack.isBaselineRelativeArrangement {
      arranged.forEach { findBaselines(of: $0) }
    }
    return LayoutStack(
      axis: stack.axis == .horizontal ? .horizontal : .vertical,
      distribution: stack.distribution.engineDistribution,
      alignment: stack.alignment.engineAlignment,
      spacing: LayoutStack.points(ofSpacing: Double(stack.spacing)),
      isBaselineRelative: stack.isBaselineRelativeArrangement,
      isMarginsRelative: stack.isLayoutMarginsRelativeArrangement,
      arranged: arranged
    )
  }

  // MARK: - Baselines

  /// Finds the baselines of a view; only of those that count, for text is broken into lines for it.
  private mutating func findBaselines(of index: Int) {
    guard nodesWithBaselines.insert(index).inserted, let view = items[index] as? UIView else { return }
    let distances = view.baselineDistances(naturalSize: tree.nodes[index].naturalSize)
    (tree.nodes[index].firstBaseline, tree.nodes[index].lastBaseline) = distances
  }

  // MARK: - Constraints

  /// When a constraint became active, and its index.
  private struct Activation: Comparable {
    var number: Int
    var index: Int

    static func < (a: Activation, b: Activation) -> Bool { a.number < b.number }
  }

  /// Adds constraints in the order in which they became active.
  private mutating func addConstraints(_ held: [NSLayoutConstraint], leavingOut leavesOut: Set<ObjectIdentifier>) {
    // Numbers are sorted, for which nothing is retained, and no closure of the main actor is called.
    var order: [Activation] = []
    order.reserveCapacity(held.count)
    for (index, constraint) in held.enumerated() {
      order.append(Activation(number: constraint.activation, index: index))
    }
    order.sort()
    for activation in order {
      let constraint = held[activation.index]
      guard leavesOut.isEmpty || !leavesOut.contains(ObjectIdentifier(constraint)),
        let equation = equation(of: constraint)
      else { continue }
      constraints.append(constraint)
      tree.constraints.append(equation)
    }
  }

  /// The engine's form of a constraint; nil if an item is not in the tree or the constraint has no meaning.
  private mutating func equation(of constraint: NSLayoutConstraint) -> LayoutConstraint? {
    guard !(constraint is LayoutSupportConstraint),
      let first = part(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    if let fault = constraint.faultOfAxes {
      UIKitException.refuse(.invalidLayoutConstraint, fault)
      return nil
    }
    var second: LayoutConstraint.Part?
    if constraint.secondAttribute != .notAnAttribute || constraint.secondItem != nil {
      second = part(constraint.secondItem, constraint.secondAttribute)
      if second == nil { return nil }
    }
    var equation = LayoutConstraint(
      first.item,
      first.attribute,
      constraint.relation.engineRelation,
      second?.item,
      second?.attribute ?? .width,
      multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant),
      priority: constraint.priority.engineValue,
      usesMargins: (first.usesMargins, second?.usesMargins ?? false)
    )
    if constraint.usesSystemSpacing { equation.constant += tree.systemSpacingBetweenLines(first, second) }
    guard let distances = constraint.distances else { return equation }
    for (subtracted, path) in [
      (distances.first, \LayoutConstraint.firstSubtracted), (distances.second, \.secondSubtracted),
    ] {
      guard let subtracted else { continue }
      guard let part = part(subtracted.item, subtracted.attribute) else { return nil }
      equation[keyPath: path] = part
    }
    return equation
  }

  /// The engine's form of an item and an attribute; nil if the item is not in the tree.
  private mutating func part(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutConstraint.Part? {
    guard let item, let meant = attribute.engineAttribute else { return nil }
    if let view = item as? UIView, meant.attribute == .firstBaseline || meant.attribute == .lastBaseline {
      return baseline(of: view, isFirst: meant.attribute == .firstBaseline)
    }
    guard let known = self.item(item) else { return nil }
    if meant.isMargin { followedNodes.insert(known.node) }
    return LayoutConstraint.Part(known, meant.attribute, usesMargins: meant.isMargin)
  }

  /// The baseline of the view that provides another view's baseline; the bottom edge if it has no text.
  private mutating func baseline(of view: UIView, isFirst: Bool) -> LayoutConstraint.Part? {
    followsAll = true
    let standIn = view.baselineView(isFirst: isFirst)
    guard let index = index(of: standIn) ?? index(of: view) else { return nil }
    findBaselines(of: index)
    let hasText = (items[index] as? UIView)?.hasBaselines ?? false
    return LayoutConstraint.Part(.node(index), isFirst && hasText ? .firstBaseline : .lastBaseline)
  }

  private mutating func item(_ item: AnyObject) -> LayoutItem? {
    if let index = index(of: item) { return .node(index) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let index = index(of: owner) else {
      return nil
    }
    if SystemGuide(rawValue: guide.identifier) != .scrollFrame { followedNodes.insert(index) }
    switch SystemGuide(rawValue: guide.identifier) {
    case .safeArea: return .safeArea(index)
    case .margins: return .margins(index)
    case .readableContent: return .readable(index)
    case .scrollContent: return .content(index)
    case .scrollFrame: return .frame(index)
    case .keyboard, nil: return nil
    }
  }
}
