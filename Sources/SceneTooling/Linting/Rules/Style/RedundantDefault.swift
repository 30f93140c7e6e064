import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No property is given the value that it has anyway.
  static let redundantDefault = LintRule(
    "redundant-default",
    .style,
    "No property is written with the value that it has anyway."
  ) { context, _ in
    context.objects.flatMap { id in
      context.scene[id].properties.compactMap { property -> LintFinding? in
        let name = property.name.value
        // A value that takes back a style's is not redundant, and neither is what Swift's initializer demands.
        guard property.style == nil, !context.overridesStyle(name, of: id),
          context.schema(of: id).properties[name]?.isRequired == false,
          context.values.unwrittenValue(of: name, in: id) == property.value.value
        else { return nil }
        return LintFinding(
          "'\(name)' has this value anyway",
          at: property.name.range,
          hint: "leave it out",
          fixIts: [context.removal(ofKeyAt: property.name.range, title: "leave out '\(name)'")].compactMap { $0 }
        )
      }
    }
  }
}
