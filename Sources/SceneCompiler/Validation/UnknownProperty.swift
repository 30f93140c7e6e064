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
        diagnostics.append(unknown(key, object, schema, context))
      }
    }
    return diagnostics + mismatches(context)
  }

  /// A property that the class of an object does not have.
  static func unknown(
    _ key: SceneObject.UnknownKey,
    _ object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> Diagnostic {
    if let joined = key.joinedText {
      return Diagnostic(
        "unknown-property",
        "\(object.className.value) has no property '\(key.name.value)'",
        at: key.name.range,
        hint: "a comma ends a text in braces: write \(joined)"
      )
    }
    let keys = SceneLowering.objectKeys.filter { $0 != "embedIn" || object.slotName == "children" }
    let suggestion = schema.suggestion(
      forProperty: key.name.value,
      value: key.text,
      keys: keys,
      catalog: context.catalog
    )
    return Diagnostic(
      "unknown-property",
      "\(object.className.value) has no property '\(key.name.value)'",
      at: key.name.range,
      hint: suggestion?.hint,
      fixIts: suggestion?.name.map { rename(key.name, to: $0) } ?? []
    )
  }

  private static func rename(_ name: Located<String>, to known: String) -> [Diagnostic.FixIt] {
    [.init("write '\(known)'", edits: [TextEdit(range: name.range, replacement: known)])]
  }
}
