import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// What Swift's initializer demands is given.
  static let requiredProperty = ValidationRule(
    kinds: [.missingProperty],
    summary: "What Swift's initializer demands is given."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects(where: { !$0.requiredProperties.isEmpty || !$0.requiredSlots.isEmpty }) {
      for name in schema.requiredProperties where object.property(name) == nil {
        require(name, of: object, &diagnostics)
      }
      for name in schema.requiredSlots {
        if !object.slots.contains(where: { $0.name.value == name }) { require(name, of: object, &diagnostics) }
      }
    }
    return diagnostics
  }

  private static func require(_ name: String, of object: SceneObject, _ diagnostics: inout [Diagnostic]) {
    if object.isMisspelled(name) { return }
    diagnostics.append(
      Diagnostic(
        .missingProperty,
        "\(object.className.value) needs '\(name)'",
        at: object.className.range,
        hint: "its initializer needs it"
      )
    )
  }
}
