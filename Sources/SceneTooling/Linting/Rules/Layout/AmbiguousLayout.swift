import SceneModel

extension LintRule {
  /// Every view with constraints has an unambiguous position and size.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout",
    .layout,
    "Constraints leave the position or size of a view open."
  ) { context, _ in
    context.solvedRoots.all.flatMap { root in OpenNumbers(root, context).findings }
  }
}
