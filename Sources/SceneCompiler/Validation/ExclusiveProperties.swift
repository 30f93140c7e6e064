import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// No object sets two properties of which one decides the other.
  static let exclusiveProperties = ValidationRule(
    ids: ["exclusive-properties"],
    summary: "No object sets two properties of which one decides the other."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects {
      guard let schema else { continue }
      for property in object.properties {
        for other in schema.properties[property.name.value]?.excludes ?? [] {
          guard let second = object.property(other) else { continue }
          diagnostics.append(
            Diagnostic(
              "exclusive-properties",
              "'\(second.name.value)' and '\(property.name.value)' cannot both be set",
              at: max(second.name.range, property.name.range),
              notes: [.init("the other one is here", at: min(second.name.range, property.name.range))]
            )
          )
        }
      }
    }
    return diagnostics
  }
}
