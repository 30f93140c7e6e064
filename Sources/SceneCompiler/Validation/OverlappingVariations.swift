import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Of two variations that can both hold and change the same, one is for fewer screens than the other.
  static let overlappingVariations = ValidationRule(
    kinds: [.overlappingVariations],
    summary: "Of two variations that can hold together and change the same, one is for part of the other's screens."
  ) { context in
    let objects = context.scene.objects
    let lists = context.unusual.map { objects.variations(at: $0.index) } + context.scene.constraintVariations
    return lists.flatMap { variations in
      variations.indices.compactMap { index -> Diagnostic? in
        let variation = variations[index]
        for earlier in variations[..<index] {
          guard let name = variation.conflict(with: earlier) else { continue }
          return Diagnostic(
            .overlappingVariations,
            "'\(name)' has two values where both variations hold",
            at: variation.traitsRange,
            hint: "add a variation for both, or make one of them narrower",
            notes: [.init("the other one is here", at: earlier.traitsRange)]
          )
        }
        return nil
      }
    }
  }
}

extension SceneVariation {
  /// What two variations change to different values on a screen for which neither is made more than the other; nil for nothing.
  ///
  /// There are devices of all four pairs of size classes, and each shows one of the gamuts: two conditions hold together unless
  /// they name one trait with two values.
  fileprivate func conflict(with other: SceneVariation) -> String? {
    let (own, others) = (Set(traits), Set(other.traits))
    guard !own.isSubset(of: others), !others.isSubset(of: own) else { return nil }
    let values = Dictionary(other.traits.map { ($0.name, $0.raw) }) { first, _ in first }
    guard traits.allSatisfy({ values[$0.name] == nil || values[$0.name] == $0.raw }) else { return nil }
    if let isInstalled, let other = other.isInstalled, isInstalled != other { return "isInstalled" }
    if let constant, let other = other.constant, constant != other { return "constant" }
    return properties.first { property in
      other.properties.contains { $0.name.value == property.name.value && $0.value.value != property.value.value }
    }?.name.value
  }
}
