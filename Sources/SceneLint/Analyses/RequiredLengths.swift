package import LayoutEngine
package import SceneDiagnostics
package import SceneModel

/// The widths and heights that required constraints fix.
package struct RequiredLengths: Sendable {
  /// A length, and the constraint that says it.
  package struct Length: Hashable, Sendable {
    package var points: Double
    package var range: SourceRange
  }

  private var lengths: [LayoutAxis: [ObjectID: Length]] = [:]

  /// Finds the lengths that hold for all traits and that no outlet leads to, for code may change those.
  package init(_ scene: Scene, _ references: SceneReferences) {
    for (index, constraint) in scene.constraints.enumerated() where !references.constraints.contains(index) {
      guard constraint.isCertain, constraint.relation == .equal, constraint.second == nil,
        constraint.first.guide == nil, let item = constraint.first.item.object,
        let attribute = ConstraintAttribute(constraint.first.attributeValue), attribute.edge == .length
      else { continue }
      lengths[attribute.axis, default: [:]][item] = Length(points: constraint.constant, range: constraint.range)
    }
  }

  /// What is required of the length of an object; nil for nothing.
  package func length(of id: ObjectID, _ axis: LayoutAxis) -> Length? { lengths[axis]?[id] }
}

extension SceneConstraint {
  /// Whether the constraint holds for all traits.
  package var isConstant: Bool { isInstalled && variations.isEmpty }

  /// Whether the constraint holds for all traits, and whatever else there is.
  package var isCertain: Bool { isConstant && priority >= 1000 && !usesSystemSpacing }
}
