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

  /// No lengths: those of a scene without constraints.
  init() {}

  /// Finds the lengths that hold for all traits and that no outlet leads to, for code may change those.
  package init(_ constraints: [SceneConstraint], _ references: SceneReferences) {
    for index in constraints.indices {
      let outline = constraints[index].outline
      guard outline.second == nil, outline.relation == .equal, !outline.first.hasGuide, let item = outline.first.object,
        let attribute = ConstraintAttribute(outline.first.attributeValue), attribute.edge == .length,
        constraints[index].isCertain, !references.constraints.contains(index)
      else { continue }
      let range = constraints[index].range
      lengths[attribute.axis, default: [:]][item] = Length(points: outline.constant, range: range)
    }
  }

  /// What is required of the length of an object; nil for nothing.
  package func length(of id: ObjectID, _ axis: LayoutAxis) -> Length? { lengths[axis]?[id] }
}

extension SceneConstraint {
  /// Whether the constraint holds for all traits, and whatever else there is.
  package var isCertain: Bool { isConstant && priority >= 1000 && !usesSystemSpacing }
}
