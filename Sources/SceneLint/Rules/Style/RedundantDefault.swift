import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No property is given the value that it has anyway.
  static let redundantDefault = LintRule(
    "redundant-default",
    .style,
    "A property is set to its default value.",
    severity: .note
  ) { context, _ in
    context.objects.flatMap { id in
      context.properties(of: id).compactMap { property -> LintFinding? in
        let name = property.name.value
        // A value that takes back a style's is not redundant, and neither is what Swift's initializer demands.
        guard property.style == nil, !context.overridesStyle(name, of: id),
          context.schema(of: id).properties[name]?.isRequired == false,
          context.values.unwrittenValue(of: PropertyName(name), in: id) == property.value.value
        else { return nil }
        return LintFinding(
          "this value of '\(name)' is already the default",
          at: property.name.range,
          hint: "remove it",
          fixIts: [context.removal(ofKeyAt: property.name.range, title: "remove '\(name)'")].compactMap { $0 }
        )
      }
    }
  }
}
