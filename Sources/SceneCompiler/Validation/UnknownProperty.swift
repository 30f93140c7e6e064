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
    // A style that does not fit a class does not fit it wherever it is named.
    var mismatched: [String: Int] = [:]
    for (_, object, schema) in context.unusualObjects {
      guard let schema else { continue }
      // Keys that are no misspelling belong to another object, all together; so do properties of one style.
      var strange: Int?
      for key in object.unknownKeys where !key.looksLikeSlot {
        if let style = key.style {
          let pair = "\(style.value) \(object.className.value)"
          if let first = mismatched[pair] {
            let isSamePlace = diagnostics[first].range == style.range
            diagnostics[first].addPlace(
              isSamePlace ? "nor '\(key.name.value)'" : "also named here",
              at: isSamePlace ? key.name.range : style.range
            )
          } else {
            mismatched[pair] = diagnostics.count
            diagnostics.append(mismatch(of: key, style, object))
          }
          continue
        }
        let found = unknown(key, object, schema)
        if found.hint == nil, let strange {
          diagnostics[strange].addPlace("nor '\(key.name.value)'", at: key.name.range)
        } else {
          if found.hint == nil { strange = diagnostics.count }
          diagnostics.append(found)
        }
      }
    }
    return diagnostics
  }

  private static func mismatch(
    of key: SceneObject.UnknownKey,
    _ style: Located<String>,
    _ object: SceneObject
  ) -> Diagnostic {
    Diagnostic(
      "style-mismatch",
      "\(object.className.value) has no property '\(key.name.value)' of the style '\(style.value)'",
      at: style.range,
      notes: [.init("the style sets it here", at: key.name.range)]
    )
  }

  private static func unknown(
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
