import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  private static let scrollViewGuides = SceneKeys.viewGuides + SceneKeys.scrollViewGuides

  /// Every constraint relates views, or guides of views, below the view on which it stands.
  static let constraintItems = ValidationRule(
    ids: ["constraint-item", "unknown-guide", "constraint-place"],
    summary: "Every constraint relates views below the view on which it stands."
  ) { context in
    var diagnostics: [Diagnostic] = []
    var refused: Set<ObjectID> = []
    for constraint in context.scene.constraints {
      if let schema = context.schema(of: constraint.owner), !schema.isKind(of: "UIView") {
        guard refused.insert(constraint.owner).inserted else { continue }
        diagnostics.append(
          Diagnostic(
            "constraint-item",
            "only views have constraints, not \(Wording.withArticle(schema.name))",
            at: constraint.range
          )
        )
        continue
      }
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        diagnostics += check(term, of: constraint, context)
      }
    }
    return diagnostics
  }

  private static func check(
    _ term: SceneConstraint.Term,
    of constraint: SceneConstraint,
    _ context: ValidationContext
  ) -> [Diagnostic] {
    let range = term.item.range.isEmpty ? constraint.range : term.item.range
    guard let item = term.item.object else {
      if case .constraint = term.item.target {
        return [Diagnostic("constraint-item", "'\(term.item.name)' is a constraint, not a view", at: range)]
      }
      return []
    }
    let isController = context.schema(of: item)?.isKind(of: "UIViewController") ?? false
    let guides =
      isController
      ? SceneKeys.controllerGuides : context.mayBe(item, "UIScrollView") ? scrollViewGuides : SceneKeys.viewGuides
    if let guide = term.guide {
      guard guides.contains(guide.value) else {
        let hint = Spelling.choice(for: guide.value, in: guides)
        let owner = context.scene[item].className.value
        return [
          Diagnostic("unknown-guide", "\(owner) has no guide '\(guide.value)'", at: guide.range, hint: hint)
        ]
      }
      if isController { return [] }
    }
    guard context.mayBe(item, "UIView"), context.scene[item].kind == .object else {
      return [Diagnostic("constraint-item", "'\(term.item.name)' is not a view of this file", at: range)]
    }
    if context.ancestors(of: item).contains(constraint.owner) { return [] }
    return [
      Diagnostic(
        "constraint-place",
        "'\(term.item.name)' is not inside the view that has this constraint",
        at: range,
        hint: "write the constraint on a view around both items"
      )
    ]
  }
}
