import LayoutEngine
import SceneModel

extension LintRule {
  /// Every view that constraints place has a place and a size.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout",
    .layout,
    "Constraints leave the position or size of a view open."
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
            "\(name) is ambiguous \(axis == .horizontal ? "horizontally" : "vertically"): nothing sets its position",
            at: context.place(of: id),
            hint: axis == .horizontal
              ? "constrain '\(example(id, context)).leading'" : "constrain '\(example(id, context)).top'"
          )
        case .length:
          return LintFinding(
            "\(name) is ambiguous \(axis == .horizontal ? "horizontally" : "vertically"): "
              + "nothing sets its \(axis.lengthName)",
            at: context.place(of: id),
            hint: "constrain '\(example(id, context)).\(axis.lengthName)'"
          )
        }
      }
    }
  }

  private static func example(_ id: ObjectID, _ context: LintContext) -> String {
    context.scene[id].identifier?.value ?? "self"
  }
}
