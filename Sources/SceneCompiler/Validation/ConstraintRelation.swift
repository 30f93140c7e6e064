import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every constraint relates one thing to another.
  static let constraintRelation = ValidationRule(
    kinds: [.emptyRelation],
    summary: "Every constraint relates one thing to another."
  ) { context in
    context.constraints.indices.compactMap { index in
      let outline = context.constraints[index]
      guard let right = outline.second,
        outline.multiplier == 0
          || right.target == outline.first.target && right.attributeValue == outline.first.attributeValue
      else { return nil }
      let constraint = context.scene.constraints[index]
      guard let second = constraint.second, context.mayBe(constraint.owner, "UIView") else { return nil }
      if constraint.multiplier == 0 {
        let name = "\(second.item.name).\(second.attribute.value)"
        return Diagnostic(
          .emptyRelation,
          "a multiplier of 0 leaves nothing of the other item",
          at: constraint.range,
          hint: "leave '\(name)' out: a number alone can only be a width or height"
        )
      }
      guard let left = ConstraintMeaning.Term(constraint.first), left == ConstraintMeaning.Term(second) else {
        return nil
      }
      return Diagnostic(
        .emptyRelation,
        "'\(constraint.first.attribute.value)' is related to itself",
        at: second.item.range.isEmpty ? constraint.range : second.item.range
      )
    }
  }
}
