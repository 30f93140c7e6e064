import SceneModel

extension LintRule {
  /// Views do not stand in each other too deep.
  static let deepNesting = LintRule(
    "deep-nesting",
    .performance,
    "Views are nested more than eight deep.",
    options: [LintOption("maximum", "how many levels of views are allowed, counting the outermost view", .number(8))]
  ) { context, options in
    let maximum = Int(clampedTo: options.number("maximum"))
    let tree = context.viewTree
    return context.views.filter { tree.depth(of: $0) == maximum + 1 }.map { id in
      LintFinding(
        "\(context.name(of: id)) is nested more than \(maximum) views deep",
        at: context.reportedRange(of: id),
        hint: "remove a view around it, or move a part into a scene of its own"
      )
    }
  }
}

extension Int {
  /// A whole number from 0 up, whatever an option says.
  init(clampedTo number: Double) {
    self = number > 0 ? Int(Swift.min(number, 1_000_000_000)) : 0
  }
}
