import SceneNodes

extension LintRule {
  /// Every hierarchy can be laid out within the work limit.
  static let layoutWork = LintRule(
    "layout-work",
    .layout,
    "The layout of a view takes too much work to be checked.",
    options: [LintOption("limit", "the work limit of one layout, in thousands of matrix cells", .number(20_000))]
  ) { context, _ in
    context.solvedRoots.all.compactMap { root in
      guard root.solutions.contains(where: { !$0.isComplete }) else { return nil }
      return LintFinding(
        "the layout of \(context.name(of: root.root.id)) takes too much work to be checked",
        at: context.reportedRange(of: root.root.id),
        hint: "split the scene, or raise the 'limit' of this rule"
      )
    }
  }
}
