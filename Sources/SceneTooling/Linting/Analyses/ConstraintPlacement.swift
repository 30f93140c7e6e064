import LayoutEngine
import SceneCatalog
import SceneModel

/// Which views constraints leave without a place or a size, as far as counting shows it.
///
/// A view has no place along an axis where no chain of equations leads from it to something that has one: the whole chain could move.
/// It has no length where at most one equation is about it and its content asks for none.
struct ConstraintPlacement {
  /// What a view lacks along an axis.
  enum Lack {
    case place
    case length
  }

  private struct Node: Hashable {
    var axis: LayoutAxis
    /// Nil is what has a place whatever the constraints say.
    var view: ObjectID?
  }

  private unowned let context: LintContext
  private var chains = OffsetGroups<Node>()
  private var counts: [Node: Int] = [:]
  private var named: Set<ObjectID> = []
  /// Whether the nib has constraints that the scene cannot write.
  private let hasOthers: Bool

  /// Follows the constraints of a scene.
  init(_ context: LintContext) {
    self.context = context
    hasOthers = context.views.contains { id in
      context.scene[id].archive.edits.contains { $0.key == "UIViewAutolayoutConstraints" && $0.change != .keep }
    }
    for id in context.views where !judges(id) || context.scene[id].slotName != "subviews" {
      let parent = context.scene[id].parent.flatMap { context.isKind($0, of: "UIView") ? $0 : nil }
      for axis in LayoutAxis.allCases { link(id, parent, axis) }
    }
    for constraint in context.scene.constraints { follow(constraint) }
  }

  /// Whether constraints alone place a view, and all are known.
  func judges(_ id: ObjectID) -> Bool {
    context.scene[id].slotName == "subviews" && context.frames.isPlacedByConstraints(id)
      && context.frames.isConstant(id) && context.scene[id].parent.map { !context.isCustom($0) } ?? false
  }

  /// What a view lacks along an axis; nil for nothing that is certain, and for what another view's lack explains.
  mutating func lack(of id: ObjectID, _ axis: LayoutAxis) -> Lack? {
    guard !hasOthers, named.contains(id) || !context.references.isReachable(id) else { return nil }
    let node = Node(axis: axis, view: id)
    guard isLinked(node, Node(axis: axis, view: nil)) else {
      // What hangs together moves together: one of it is enough to say so.
      guard let parent = context.scene[id].parent, !isLinked(node, Node(axis: axis, view: parent)) else { return nil }
      _ = chains.relate(node, beyond: Node(axis: axis, view: nil), by: 0, cause: 0)
      return .place
    }
    guard counts[node, default: 0] <= 1, hasNoContentLength(id, axis) else { return nil }
    return counts[node] == nil ? nil : .length
  }

  private mutating func isLinked(_ node: Node, _ other: Node) -> Bool {
    chains.distance(of: node, beyond: other) != nil
  }

  private mutating func link(_ view: ObjectID?, _ other: ObjectID?, _ axis: LayoutAxis) {
    _ = chains.relate(Node(axis: axis, view: view), beyond: Node(axis: axis, view: other), by: 0, cause: 0)
  }

  private mutating func follow(_ constraint: SceneConstraint) {
    let terms = [constraint.first, constraint.second].compactMap { $0 }
    let views = terms.map { term in term.item.object.flatMap { context.isKind($0, of: "UIView") ? $0 : nil } }
    named.formUnion(views.compactMap { $0 })
    let attributes = terms.compactMap { ConstraintAttribute($0.attributeValue) }
    let isKnown = constraint.isConstant && views.allSatisfy { $0.map { context.frames.isConstant($0) } ?? true }
    // What holds for some traits, or is changed by code, may say anything.
    guard isKnown, attributes.count == terms.count else {
      for view in views.compactMap({ $0 }) {
        for axis in LayoutAxis.allCases { settle(view, axis) }
      }
      return
    }
    guard constraint.relation == .equal else { return }
    for (view, attribute) in zip(views, attributes) {
      if let view { counts[Node(axis: attribute.axis, view: view), default: 0] += 1 }
    }
    guard terms.count == 2, attributes[0].edge != .length else { return }
    link(views[0], views[1], attributes[0].axis)
  }

  private mutating func settle(_ view: ObjectID, _ axis: LayoutAxis) {
    link(view, nil, axis)
    counts[Node(axis: axis, view: view), default: 0] += 2
  }

  /// Whether nothing that a view shows asks for a length.
  private func hasNoContentLength(_ id: ObjectID, _ axis: LayoutAxis) -> Bool {
    guard !context.isCustom(id), !context.references.containers.contains(id) else { return false }
    switch context.schema(of: id).name {
    case "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView", "WKWebView", "UIWebView",
      "MKMapView":
      return true
    case "UITextView": return context.flag("isScrollEnabled", of: id) == true
    case "UISlider", "UIProgressView", "UISearchBar": return axis == .horizontal
    default: return false
    }
  }
}
