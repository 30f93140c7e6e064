import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every prototype has a reuse identifier, and no other of its list has the same.
  static let reuseIdentifiers = ValidationRule(
    kinds: [.reuseIdentifier],
    summary: "Every prototype has a reuse identifier of its own."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (id, holder, schema) in context.objects(where: { !$0.prototypeSlots.isEmpty }) {
      for slot in holder.slots where schema.prototypeSlots.contains(slot.name.value) {
        var first: [String: SceneProperty] = [:]
        for child in slot.children {
          if let problem = check(context.object(child), of: holder, &first, context, child) {
            diagnostics.append(problem)
          }
        }
      }
    }
    return diagnostics
  }

  private static func check(
    _ object: SceneObject,
    of holder: SceneObject,
    _ first: inout [String: SceneProperty],
    _ context: ValidationContext,
    _ id: ObjectID
  ) -> Diagnostic? {
    guard context.schema(of: id)?.properties["reuseIdentifier"] != nil else { return nil }
    guard let property = object.property("reuseIdentifier") else {
      if object.isMisspelled("reuseIdentifier") { return nil }
      return Diagnostic(
        .reuseIdentifier,
        "this prototype has no reuse identifier",
        at: context.reportedRange(of: id),
        hint: "add 'reuseIdentifier: …', by which code asks for it"
      )
    }
    guard case .text(let text) = property.value.value else { return nil }
    if let earlier = first[text] {
      return Diagnostic(
        .reuseIdentifier,
        "another prototype of \(holder.className.value) has this reuse identifier",
        at: property.value.range,
        notes: [.init("first given here", at: earlier.value.range)]
      )
    }
    first[text] = property
    return text.isEmpty
      ? Diagnostic(.reuseIdentifier, "a reuse identifier must not be empty", at: property.value.range) : nil
  }
}
