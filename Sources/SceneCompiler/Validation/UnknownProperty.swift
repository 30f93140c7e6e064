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
    for (_, object, schema) in context.objects {
      guard let schema else { continue }
      for key in object.unknownKeys where !key.looksLikeSlot {
        if let style = key.style {
          diagnostics.append(
            Diagnostic(
              "style-mismatch",
              "\(object.className.value) has no property '\(key.name.value)' of the style '\(style.value)'",
              at: style.range,
              notes: [.init("the style sets it here", at: key.name.range)]
            )
          )
          continue
        }
        let candidates = schema.propertyNames + schema.slotNames + SceneLowering.objectKeys
        let hint =
          Spelling.nearest(to: key.name.value, in: candidates).map { "did you mean '\($0)'?" }
          ?? (schema.outlets[key.name.value] == nil ? nil : "it is an outlet: write it under 'outlets'")
        diagnostics.append(
          Diagnostic(
            "unknown-property",
            "\(object.className.value) has no property '\(key.name.value)'",
            at: key.name.range,
            hint: hint,
            fixIts: rename(key.name, in: candidates)
          )
        )
      }
    }
    return diagnostics
  }

  private static func rename(_ name: Located<String>, in candidates: [String]) -> [Diagnostic.FixIt] {
    guard let nearest = Spelling.nearest(to: name.value, in: candidates) else { return [] }
    return [.init("write '\(nearest)'", edits: [TextEdit(range: name.range, replacement: nearest)])]
  }
}
