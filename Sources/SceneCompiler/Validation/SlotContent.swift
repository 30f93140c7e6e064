import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every object stands in a slot that accepts its class.
  static let slotContent = ValidationRule(
    ids: ["slot-content", "abstract-class"], summary: "Every object stands in a slot that accepts its class."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (id, object, schema) in context.objects {
      guard let schema else { continue }
      if let problem = isAbstract(object, schema, context) { diagnostics.append(problem) }
      guard let parent = object.parent, let slotName = object.slotName, let holder = context.schema(of: parent),
        let slot = holder.slots[slotName], !slot.accepts.contains(where: { schema.isKind(of: $0) })
      else { continue }
      let holderName = context.scene[parent].className.value
      let message =
        slot.accepts.isEmpty
        ? "\(holderName) manages its own \(slotName): no object may stand in them"
        : "'\(slotName)' of \(holderName) accepts \(slot.accepts.joined(separator: ", ")), not \(object.className.value)"
      let place = object.className.range.isEmpty ? slotRange(slotName, of: parent, context) : object.className.range
      diagnostics.append(Diagnostic("slot-content", message, at: place, hint: elsewhere(for: schema, than: id, holder)))
    }
    return diagnostics
  }

  private static func slotRange(_ name: String, of id: ObjectID, _ context: ValidationContext) -> SourceRange {
    context.scene[id].slots.first { $0.name.value == name }?.name.range ?? context.scene[id].range
  }

  /// The slot of the same holder that would accept the object.
  private static func elsewhere(for schema: ClassSchema, than id: ObjectID, _ holder: ClassSchema) -> String? {
    let slot = holder.slotNames.first { name in
      holder.slots[name]?.accepts.contains { schema.isKind(of: $0) } == true
    }
    return slot.map { "it may stand in '\($0)'" }
  }

  private static func isAbstract(
    _ object: SceneObject, _ schema: ClassSchema, _ context: ValidationContext
  ) -> Diagnostic? {
    guard schema.isAbstract, object.className.value == schema.name else { return nil }
    if let parent = object.parent, let slot = object.slotName,
      context.schema(of: parent)?.slots[slot]?.accepts.contains(schema.name) == true
    {
      return nil
    }
    return Diagnostic(
      "abstract-class", "a scene cannot make a \(schema.name) here", at: object.className.range, hint: schema.summary)
  }
}
