import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No two variations of one object hold for the same traits.
  static let duplicateVariation = ValidationRule(
    kinds: [.duplicateVariation],
    summary: "No two variations of one object are for the same traits."
  ) { context in
    let objects = context.scene.objects
    let lists = context.unusual.map { objects.variations(at: $0.index) } + context.scene.constraintVariations
    return lists.flatMap { variations in
      var first: [Set<SceneVariation.Trait>: SceneVariation] = [:]
      var diagnostics: [Diagnostic] = []
      for variation in variations {
        // What could not be read of the traits might have been the difference.
        if context.hasEarlierErrors(in: variation.traitsRange) { continue }
        guard let earlier = first.updateValue(variation, forKey: Set(variation.traits)) else { continue }
        first[Set(variation.traits)] = earlier
        diagnostics.append(
          Diagnostic(
            .duplicateVariation,
            "another variation is for the same traits",
            at: variation.traitsRange,
            hint: "write one variation with everything that changes",
            notes: [.init("first given here", at: earlier.traitsRange)]
          )
        )
      }
      return diagnostics
    }
  }
}
