import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every constraint says something that no other says.
  static let duplicateConstraint = ValidationRule(
    kinds: [.duplicateConstraint],
    summary: "Every constraint says something that no other says."
  ) { context in
    var first: [ConstraintMeaning: SceneConstraint] = [:]
    return context.scene.constraints.compactMap { constraint in
      guard context.mayBe(constraint.owner, "UIView"), let meaning = ConstraintMeaning(constraint) else { return nil }
      guard let earlier = first[meaning] else {
        first[meaning] = constraint
        return nil
      }
      return Diagnostic(
        .duplicateConstraint,
        "another constraint says the same",
        at: constraint.range,
        notes: [.init("first given here", at: earlier.range)]
      )
    }
  }
}
