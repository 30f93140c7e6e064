import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every list of objects stands in a slot of the object's class.
  static let unknownSlot = ValidationRule(
    ids: ["unknown-slot"],
    summary: "Every list of objects stands in a slot of the object's class."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects {
      guard let schema else { continue }
      for key in object.unknownKeys where key.looksLikeSlot {
        let hint = Spelling.nearest(to: key.name.value, in: schema.slotNames).map { "did you mean '\($0)'?" }
        let slots = schema.slotNames.filter { schema.slots[$0]?.accepts.isEmpty == false }
        let list = slots.isEmpty ? "it has no slots" : "it has \(slots.map { "'\($0)'" }.joined(separator: ", "))"
        diagnostics.append(
          Diagnostic(
            "unknown-slot",
            "\(object.className.value) has no slot '\(key.name.value)'",
            at: key.name.range,
            hint: hint ?? list
          )
        )
      }
    }
    return diagnostics
  }
}
