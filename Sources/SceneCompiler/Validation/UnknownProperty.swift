import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every property is declared by the object's class.
  static let unknownProperty = ValidationRule(
    ids: ["unknown-property", "style-mismatch"],
    summary: "Every property is declared by the object's class."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.unusualObjects {
      guard let schema else { continue }
      for key in object.unknownKeys where !key.looksLikeSlot && key.style == nil {
        diagnostics.append(unknown(key, object, schema))
      }
    }
    return diagnostics + mismatches(context)
  }

  /// A property that the class of an object does not have.
  static func unknown(
    _ key: SceneObject.UnknownKey,
    _ object: SceneObject,
    _ schema: ClassSchema
  ) -> Diagnostic {
    let keys = SceneLowering.objectKeys.filter { $0 != "embedIn" || object.slotName == "children" }
    let candidates = schema.propertyNames + schema.slotNames + keys
    let hint =
      Spelling.nearest(to: key.name.value, in: candidates).map { "did you mean '\($0)'?" }
      ?? (schema.outlets[key.name.value] == nil ? nil : "it is an outlet: write it under 'outlets'")
    return Diagnostic(
      "unknown-property",
      "\(object.className.value) has no property '\(key.name.value)'",
      at: key.name.range,
      hint: hint,
      fixIts: rename(key.name, in: candidates)
    )
  }

  private static func rename(_ name: Located<String>, in candidates: [String]) -> [Diagnostic.FixIt] {
    guard let nearest = Spelling.nearest(to: name.value, in: candidates) else { return [] }
    return [.init("write '\(nearest)'", edits: [TextEdit(range: name.range, replacement: nearest)])]
  }
}
