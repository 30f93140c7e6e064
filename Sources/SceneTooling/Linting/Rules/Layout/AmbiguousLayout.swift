import SceneModel

extension LintRule {
  /// Every view that constraints place has a place and a size.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout",
    .layout,
    "Every view that constraints place is given a place and a size by them."
  ) { context, _ in
    var placement = ConstraintPlacement(context)
    return context.views.flatMap { id -> [LintFinding] in
      guard placement.judges(id) else { return [] }
      return LayoutAxis.allCases.compactMap { axis -> LintFinding? in
        let name = context.name(of: id)
        switch placement.lack(of: id, axis) {
        case nil: return nil
        case .place:
          return LintFinding(
            "no constraint says where \(name) lies \(axis == .horizontal ? "across" : "down") its superview",
            at: context.place(of: id),
            hint: axis == .horizontal
              ? "such as '\(example(id, context)).leading'" : "such as '\(example(id, context)).top'"
          )
        case .length:
          return LintFinding(
            "no constraint says the \(axis.lengthName) of \(name)",
            at: context.place(of: id),
            hint: "such as '\(example(id, context)).\(axis.lengthName)'"
          )
        }
      }
    }
  }

  private static func example(_ id: ObjectID, _ context: LintContext) -> String {
    context.scene[id].identifier?.value ?? "self"
  }
}
