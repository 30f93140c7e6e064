package import SceneDiagnostics

// Few constraints have a name or variations: the others are not looked into.
extension Scene {
  /// The names by which connections refer to constraints, in the order of the constraints.
  package var constraintIdentifiers: [Located<String>] {
    constraints.indices.compactMap { index in
      constraints[index].outline.hasRareParts ? constraints[index].identifier : nil
    }
  }

  /// The variations of each constraint that has any.
  package var constraintVariations: [[SceneVariation]] {
    constraints.indices.compactMap { index in
      constraints[index].outline.varies ? constraints[index].variations : nil
    }
  }
}
