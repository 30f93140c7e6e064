import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// What Swift's initializer demands is given.
  static let requiredProperty = ValidationRule(
    ids: ["missing-property"],
    summary: "What Swift's initializer demands is given."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects {
      guard let schema else { continue }
      for name in schema.propertyNames where schema.properties[name]?.isRequired == true {
        if object.property(name) == nil {
          diagnostics.append(
            Diagnostic(
              "missing-property",
              "\(object.className.value) needs '\(name)'",
              at: object.className.range,
              hint: "its initializer demands it"
            )
          )
        }
      }
    }
    return diagnostics
  }
}
