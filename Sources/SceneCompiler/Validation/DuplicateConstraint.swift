import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every constraint says something that no other says.
  static let duplicateConstraint = ValidationRule(
    kinds: [.duplicateConstraint],
    summary: "Every constraint says something that no other says."
  ) { context in
    // Nearly all constraints say something of their own.
    let repeated = ConstraintMeaning.repeated(in: context.meanings.wholes)
    var first: [ConstraintMeaning: SourceRange] = [:]
    return repeated.compactMap { index in
      let owner = context.constraints[index].owner
      guard context.isView(owner) || context.mayBe(owner, "UIView"), let meaning = context.meaning(index) else {
        return nil
      }
      let range = context.scene.constraints[index].range
      guard let earlier = first.updateValue(range, forKey: meaning) else { return nil }
      // The first of several counts.
      first[meaning] = earlier
      return Diagnostic(
        .duplicateConstraint,
        "another constraint says the same",
        at: range,
        notes: [.init("first given here", at: earlier)]
      )
    }
  }
}
