import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension LintRule {
  /// No constraint is measured from the layout margins.
  static let marginRelative = LintRule(
    "margin-relative",
    .layout,
    "A constraint is relative to the layout margins.",
    isOnByDefault: false
  ) { context, _ in
    context.scene.constraints.flatMap { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.compactMap { term -> LintFinding? in
        if let guide = term.guide, guide.value == LayoutGuideName.layoutMarginsGuide.rawValue {
          return LintFinding(
            "'\(guide.value)' is relative to the layout margins",
            at: guide.range,
            hint: "use the edges"
          )
        }
        guard ConstraintAttribute(term.attributeValue)?.isMargin == true else { return nil }
        let name = term.attribute.value
        let plain = LayoutAttribute.allCases.first {
          $0.value == LayoutAttribute.withoutMargins(term.attributeValue)
        }
        return LintFinding(
          "'\(name)' is relative to the layout margins",
          at: term.attribute.range,
          hint: plain.map { "use '\($0.rawValue)'" }
        )
      }
    }
  }
}
