import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Sizes are not negative, and what is required of a size or distance can hold together.
  static let impossibleConstant = ValidationRule(
    kinds: [.impossibleConstant],
    summary: "Sizes are not negative, and required constraints can hold together."
  ) { context in
    var bounds: [ConstraintMeaning.Relation: Bounds] = [:]
    var diagnostics: [Diagnostic] = []
    // What is said of one size or distance alone contradicts nothing.
    let related = Set(ConstraintMeaning.repeated(in: context.meanings.relations))
    for (index, outline) in context.constraints.enumerated() {
      if outline.second == nil, outline.constant < 0 {
        // A position without another item is reported as that.
        guard [7, 8].contains(outline.first.attributeValue) else { continue }
        let name = context.scene.constraints[index].first.attribute.value
        let range = context.scene.constraints[index].range
        diagnostics.append(Diagnostic(.impossibleConstant, "a \(name) is at least 0", at: range))
        continue
      }
      guard related.contains(index), let meaning = context.meaning(index), meaning.priority == 1000,
        !meaning.usesSystemSpacing
      else { continue }
      let range = context.scene.constraints[index].range
      if let other = bounds[meaning.relation, default: Bounds()].tighten(meaning, range) {
        diagnostics.append(
          Diagnostic(
            .impossibleConstant,
            "this constraint and another one cannot both hold",
            at: range,
            hint: "give one of them a priority below 1000",
            notes: [.init("the other one is here", at: other)]
          )
        )
      }
    }
    return diagnostics
  }

  /// What the constraints met so far leave of a size or distance.
  private struct Bounds {
    var lower: (value: Double, range: SourceRange)?
    var upper: (value: Double, range: SourceRange)?

    /// Adds a constraint; the range of an earlier one that it contradicts, which then stays as it is.
    mutating func tighten(_ meaning: ConstraintMeaning, _ range: SourceRange) -> SourceRange? {
      let value = meaning.constant
      if meaning.sign != .lessThanOrEqual, let upper, value > upper.value { return upper.range }
      if meaning.sign != .greaterThanOrEqual, let lower, value < lower.value { return lower.range }
      if meaning.sign != .lessThanOrEqual, value > lower?.value ?? -.infinity { lower = (value, range) }
      if meaning.sign != .greaterThanOrEqual, value < upper?.value ?? .infinity { upper = (value, range) }
      return nil
    }
  }
}
