import SceneModel

extension LintRule {
  /// A hierarchy has no more views than can be laid out in time.
  static let tooManyViews = LintRule(
    "too-many-views",
    .performance,
    "A hierarchy holds too many views.",
    options: [LintOption("maximum", "how many views a hierarchy may have", .number(100))]
  ) { context, options in
    let maximum = Int(clampedTo: options.number("maximum"))
    let counts = context.viewTree.counts.filter { $0.value > maximum }
    return counts.sorted { $0.key < $1.key }.map { root, count in
      LintFinding(
        "\(context.name(of: root)) holds \(count) views, including itself",
        at: context.reportedRange(of: root),
        hint: "more than \(maximum) load slowly: move parts into scenes of their own"
      )
    }
  }
}
