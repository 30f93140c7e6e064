import LayoutEngine
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No view scrolls inside another one in the same direction.
  static let nestedScrollViews = LintRule(
    "nested-scroll-views",
    .performance,
    "A view scrolls in the same direction as a view around it."
  ) { context, _ in
    let axes = ScrollAxes(context)
    guard !axes.isEmpty else { return [] }
    // The nearest view around each that scrolls along an axis, or what its superview knows.
    var around: [ObjectID: [LayoutAxis: ObjectID]] = [:]
    return context.objects.compactMap { id -> LintFinding? in
      let outer = context.parent(of: id).flatMap { around[$0] } ?? [:]
      let own = axes.axes(of: id)
      let inner = outer.merging(own.map { ($0, id) }) { $1 }
      if !inner.isEmpty { around[id] = inner }
      guard let axis = own.first(where: { outer[$0] != nil }), let scroller = outer[axis] else { return nil }
      return LintFinding(
        "\(context.name(of: id)) scrolls \(axis == .vertical ? "vertically" : "horizontally"), as does a view around it",
        at: context.reportedRange(of: id),
        hint: "set 'isScrollEnabled: false' on one of them",
        notes: [.init("the outer view is here", at: context.reportedRange(of: scroller))]
      )
    }
  }
}

/// The directions in which views surely scroll.
private struct ScrollAxes {
  private unowned let context: LintContext
  /// Plain scroll views whose content has their width, or their height.
  private var fitted: [ObjectID: Set<LayoutAxis>] = [:]
  private let scrollers: Set<ObjectID>

  init(_ context: LintContext) {
    self.context = context
    scrollers = Set(context.views.filter { context.isKind($0, of: .scrollView) })
    guard scrollers.count > 1 else { return }
    for constraint in context.scene.constraints where constraint.isConstant && constraint.relation == .equal {
      guard let second = constraint.second, let item = constraint.first.item.object, let other = second.item.object,
        let attribute = ConstraintAttribute(constraint.first.attributeValue), attribute.edge == .length,
        constraint.first.attributeValue == second.attributeValue
      else { continue }
      for (scroller, content) in [(item, other), (other, item)] where scrollers.contains(scroller) {
        if context.parent(of: content) == scroller {
          fitted[scroller, default: []].insert(attribute.axis)
        }
      }
    }
  }

  /// Whether too few views scroll for one to stand in another.
  var isEmpty: Bool { scrollers.count < 2 }

  func axes(of id: ObjectID) -> [LayoutAxis] {
    guard scrollers.contains(id), context.flag(.isScrollEnabled, of: id) != false else { return [] }
    if context.isKind(id, of: .tableView) || context.isKind(id, of: .textView) { return [.vertical] }
    if context.isKind(id, of: .collectionView) { return collectionAxes(of: id) }
    return plainAxes(of: id)
  }

  private func collectionAxes(of id: ObjectID) -> [LayoutAxis] {
    guard let layout = context.children(in: "collectionViewLayout", of: id).first,
      !context.isCustom(layout),
      let direction = context.caseName(.scrollDirection, of: layout)
    else { return [] }
    return [direction == "horizontal" ? .horizontal : .vertical]
  }

  /// Content that is as wide as its scroll view is there to be taller, and the other way round.
  private func plainAxes(of id: ObjectID) -> [LayoutAxis] {
    var axes: [LayoutAxis] = []
    let fitted = fitted[id] ?? []
    if fitted == [.horizontal] || context.flag(.alwaysBounceVertical, of: id) == true { axes.append(.vertical) }
    if fitted == [.vertical] || context.flag(.alwaysBounceHorizontal, of: id) == true { axes.append(.horizontal) }
    return axes
  }
}
