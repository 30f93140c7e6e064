import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every hidden view can be shown.
  static let unreachableHidden = LintRule(
    "unreachable-hidden",
    .correctness,
    "A view is hidden, and nothing can show it."
  ) { context, _ in
    lazy var spacers = context.layoutPartners
    return context.views.compactMap { id -> LintFinding? in
      guard case .bool(true)? = context.written(.isHidden, of: id),
        let property = context.property(.isHidden, of: id), context.parent(of: id) != nil,
        !context.isCustom(id), !context.isReached(id), !context.isOverridden("isHidden", of: id),
        !spacers.contains(id), !context.canBeFound(id)
      else { return nil }
      return LintFinding(
        "\(context.name(of: id)) is hidden, and nothing can show it",
        at: property.style?.range ?? property.name.range,
        hint: "connect an outlet to it, or remove it"
      )
    }
  }
}

extension LintContext {
  /// The views that hold others in place, shown or not: some constraint ties them to a view that they do not stand in.
  fileprivate var layoutPartners: Set<ObjectID> {
    var found: Set<ObjectID> = []
    for index in scene.constraints.indices {
      let outline = scene.constraints[index].outline
      guard let first = outline.first.object, let second = outline.second?.object, first != second,
        parent(of: first) != second, parent(of: second) != first
      else { continue }
      found.formUnion([first, second])
    }
    return found
  }

  /// Whether code gets hold of a view by way of others: of those around it that are its own, or those right inside it.
  fileprivate func canBeFound(_ id: ObjectID) -> Bool {
    guard let parent = parent(of: id) else { return true }
    // Cells and bars are handed to code whatever outlets there are, and what is in a slot of its own has a property.
    if !["subviews", "arrangedSubviews"].contains(slotName(of: id) ?? "") { return true }
    // The root of a scene is reached always; that says nothing of what stands in it.
    let isRoot = self.parent(of: parent) == nil
    if isCustom(parent) || !isRoot && isReached(parent) { return true }
    return scene[id].slots.flatMap(\.children).contains { references.isReachable($0) }
  }
}
