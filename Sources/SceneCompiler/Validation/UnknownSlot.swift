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
    return diagnostics + ownerWithChildren(context)
  }

  /// Only an owner that is known to be a controller has children.
  private static func ownerWithChildren(_ context: ValidationContext) -> [Diagnostic] {
    let owner = context.scene[Scene.owner]
    guard let slot = owner.slots.first(where: { $0.name.value == "children" }) else { return [] }
    let schema = context.schema(of: Scene.owner)
    if schema?.isKind(of: "UIViewController") == true { return [] }
    // A superclass that does not exist has been reported.
    if schema == nil, owner.superclassName != nil { return [] }
    let name = owner.className.value
    let isUnnamed = owner.className.range.isEmpty
    return [
      Diagnostic(
        "unknown-slot",
        isUnnamed
          ? "an owner without a class has no slot 'children'"
          : schema == nil ? "\(name) is not known to be a controller" : "\(name) has no slot 'children'",
        at: slot.name.range,
        hint: schema == nil ? "name its 'superclass'" : "an owner with children is a controller"
      )
    ]
  }
}
