import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every constraint says something that no other says.
  static let duplicateConstraint = ValidationRule(
    ids: ["duplicate-constraint"],
    summary: "Every constraint says something that no other says.",
    isSuppressible: true
  ) { context in
    var first: [ConstraintMeaning: SceneConstraint] = [:]
    return context.scene.constraints.compactMap { constraint in
      guard context.mayBe(constraint.owner, "UIView"), let meaning = ConstraintMeaning(constraint) else { return nil }
      guard let earlier = first[meaning] else {
        first[meaning] = constraint
        return nil
      }
      return Diagnostic(
        "duplicate-constraint",
        .warning,
        "another constraint says the same",
        at: constraint.range,
        notes: [.init("first given here", at: earlier.range)]
      )
    }
  }
}
