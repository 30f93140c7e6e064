import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every constraint says something that no other says.
  static let duplicateConstraint = ValidationRule(
    kinds: [.duplicateConstraint],
    summary: "Every constraint says something that no other says."
  ) { context in
    guard !context.scene.constraints.isEmpty else { return [] }
    var first: [ConstraintMeaning: SourceRange] = [:]
    first.reserveCapacity(context.scene.constraints.count)
    return context.scene.constraints.compactMap { constraint in
      guard context.isView(constraint.owner) || context.mayBe(constraint.owner, "UIView"),
        let meaning = ConstraintMeaning(constraint)
      else { return nil }
      guard let earlier = first.updateValue(constraint.range, forKey: meaning) else { return nil }
      // The first of several counts.
      first[meaning] = earlier
      return Diagnostic(
        .duplicateConstraint,
        "another constraint says the same",
        at: constraint.range,
        notes: [.init("first given here", at: earlier)]
      )
    }
  }
}
