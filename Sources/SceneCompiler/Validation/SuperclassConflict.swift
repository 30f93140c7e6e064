import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A superclass that the scene names is one that the class has.
  static let superclassConflict = ValidationRule(
    ids: ["superclass-conflict"],
    summary: "A superclass that the scene names is one that the class has."
  ) { context in
    context.strange.compactMap { id in
      let object = context.scene[id]
      guard let named = object.superclassName, let schema = context.catalog.schema(named: object.className.value),
        context.catalog.schema(named: named.value) != nil, !schema.lineage.dropFirst().contains(named.value)
      else { return nil }
      return Diagnostic(
        "superclass-conflict",
        "\(schema.name) is not a subclass of \(named.value)",
        at: named.range,
        hint: schema.superclass.map { "its superclass is \($0)" }
      )
    }
  }
}
