import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every index chooses something that is there.
  static let indexRange = ValidationRule(
    kinds: [.indexRange],
    summary: "Every index chooses something that is there."
  ) { context in
    let names = context.scene.objects.names
    guard indexes.contains(where: { names.number(of: $0) != nil }) else { return [] }
    var diagnostics: [Diagnostic] = []
    let choosers = context.objects { schema in indexes.contains { schema.properties[$0] != nil } }
    for (_, object, schema) in choosers where indexes.contains(where: { object.property($0) != nil }) {
      // Where something of the object could not be read, its things cannot be counted.
      guard !context.hasEarlierErrors(in: object.range) else { continue }
      for choice in choices(of: object) where schema.properties[choice.index] != nil {
        guard let property = object.property(choice.index), case .int(let index) = property.value.value,
          let count = choice.count, index >= max(count, 1)
        else { continue }
        let noun = count == 1 ? choice.noun : choice.noun + "s"
        diagnostics.append(
          Diagnostic(
            .indexRange,
            "'\(choice.index)' is \(index), but there \(count == 1 ? "is" : "are") \(count) \(noun)",
            at: property.value.range,
            hint: count > 0 ? "the first is 0, the last is \(count - 1)" : nil
          )
        )
      }
    }
    return diagnostics
  }

  private static let indexes = ["selectedSegmentIndex", "currentPage"]

  /// The indexes that an object may have, and the number of things they choose from; nil where that is not known.
  private static func choices(of object: SceneObject) -> [(index: String, count: Int?, noun: String)] {
    [
      ("selectedSegmentIndex", count("segments", of: object), "segment"),
      ("currentPage", count("numberOfPages", of: object), "page"),
    ]
  }

  /// How many a property says there are, or how many stand in a slot.
  private static func count(_ name: String, of object: SceneObject) -> Int? {
    if object.isMisspelled(name) { return nil }
    switch object.property(name)?.value.value {
    case .int(let count): return count
    case nil: return object.children(in: name).count
    default: return nil
    }
  }
}
