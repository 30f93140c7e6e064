import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ValidationRule {
  /// Every list of objects is in a slot of the object's class.
  static let unknownSlot = ValidationRule(
    kinds: [.unknownSlot],
    summary: "Every list of objects is in a slot of the object's class."
  ) { context in
    var reports = BoundedReports(.unknownSlot)
    for (_, object, schema) in context.objects(withPart: { !$0.unknownKeys(at: $1).isEmpty }) {
      guard let schema else { continue }
      for key in object.unknownKeys where key.looksLikeSlot {
        reports.add(at: key.name.range) { suggests in
          Diagnostic(
            .unknownSlot,
            "\(object.className.value) has no slot '\(key.name.value)'",
            at: key.name.range,
            hint: suggests ? hint(for: key, object, schema, context) : nil
          )
        }
      }
    }
    return reports.diagnostics + ownerWithChildren(context)
  }

  /// The slot that was meant, or the slots that the class has.
  private static func hint(
    for key: SceneObject.UnknownKey,
    _ object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext
  ) -> String {
    let name = key.name.value
    if name == "segues" { return "segues are for the scenes of storyboards" }
    if let slot = schema.foreignSlot(name) { return Spelling.suggestion(of: [slot]) }
    let mistaken = mistaken(key, object, context)
    if let known = schema.suggestion(for: mistaken, keys: SceneKeys.object, catalog: context.catalog) {
      return known.hint
    }
    let slots = schema.slotNames.filter { schema.slots[$0]?.accepts.isEmpty == false }
    return slots.isEmpty ? "it has no slots" : "it has \(slots.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Only an owner that is known to be a controller has children.
  private static func ownerWithChildren(_ context: ValidationContext) -> [Diagnostic] {
    let owner = context.object(Scene.owner)
    guard let slot = owner.slots.first(where: { $0.name.value == "children" }) else { return [] }
    // A class that does not exist is reported already.
    guard let schema = context.schema(of: Scene.owner), !schema.isKind(of: .viewController) else { return [] }
    let isUnnamed = owner.className.range.isEmpty
    return [
      Diagnostic(
        .unknownSlot,
        "\(isUnnamed ? "an owner without a class" : owner.className.value) has no slot 'children'",
        at: slot.name.range,
        hint: "an owner with children is a controller"
      )
    ]
  }
}
