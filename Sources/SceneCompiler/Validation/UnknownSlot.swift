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
    for (_, object, schema) in context.unusualObjects {
      guard let schema else { continue }
      for key in object.unknownKeys where key.looksLikeSlot {
        let name = key.name.value
        let hint =
          schema.foreignSlot(name).map { Spelling.suggestion(of: [$0]) }
          ?? Spelling.suggestion(for: name, in: schema.slotNames)
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
    return diagnostics + ownerWithChildren(context)
  }

  /// Only an owner that is known to be a controller has children.
  private static func ownerWithChildren(_ context: ValidationContext) -> [Diagnostic] {
    let owner = context.scene[Scene.owner]
    guard let slot = owner.slots.first(where: { $0.name.value == "children" }) else { return [] }
    // A class that does not exist is reported already.
    guard let schema = context.schema(of: Scene.owner), !schema.isKind(of: "UIViewController") else { return [] }
    let isUnnamed = owner.className.range.isEmpty
    return [
      Diagnostic(
        "unknown-slot",
        "\(isUnnamed ? "an owner without a class" : owner.className.value) has no slot 'children'",
        at: slot.name.range,
        hint: "an owner with children is a controller"
      )
    ]
  }
}
