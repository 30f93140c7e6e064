import SceneModel

extension LintRule {
  /// Every hierarchy places its views by constraints.
  static let autolayoutOff = LintRule(
    "autolayout-off",
    .layout,
    "A view hierarchy is laid out without Auto Layout.",
    isOnByDefault: false
  ) { context, _ in
    let tree = context.viewTree
    let constrained = Set(context.views.filter { context.frames.isPlacedByConstraints($0) }.map { tree.root(of: $0) })
    var seen: Set<ObjectID> = []
    return context.views.compactMap { id in
      let root = tree.root(of: id)
      guard id != root, !constrained.contains(root), context.frames.frame(of: id) != nil, seen.insert(root).inserted
      else { return nil }
      return LintFinding(
        "the views of \(context.name(of: root)) are placed by frames alone",
        at: context.reportedRange(of: root),
        hint: "place them by 'constraints'"
      )
    }
  }
}
