import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A superclass that the scene names is one that the class has.
  static let superclassConflict = ValidationRule(
    kinds: [.superclassConflict],
    summary: "A superclass that the scene names is one that the class has."
  ) { context in
    var first: [String: Located<String>] = [:]
    return context.strange.compactMap { id in
      guard let named = context.scene.objects.superclassName(at: id.index) else { return nil }
      let className = context.scene.objects.className(at: id.index)
      if let other = first[className] { return conflict(className, named, other, context) }
      if context.catalog.schema(named: className) == nil { first[className] = named }
      guard let schema = context.catalog.schema(named: className),
        context.catalog.schema(named: named.value) != nil, !schema.lineage.dropFirst().contains(named.value)
      else { return nil }
      return Diagnostic(
        .superclassConflict,
        "\(schema.name) is not a subclass of \(named.value)",
        at: named.range,
        hint: schema.superclass.map { "its superclass is \($0)" }
      )
    }
  }

  /// A class that no schema declares has one superclass, or a superclass of that.
  private static func conflict(
    _ className: String,
    _ named: Located<String>,
    _ other: Located<String>,
    _ context: ValidationContext
  ) -> Diagnostic? {
    guard let schema = context.catalog.schema(named: named.value),
      let otherSchema = context.catalog.schema(named: other.value), !schema.isKind(of: other.value),
      !otherSchema.isKind(of: named.value)
    else { return nil }
    return Diagnostic(
      .superclassConflict,
      "the superclass of \(className) is given as \(other.value) elsewhere",
      at: named.range,
      hint: "a class has one superclass",
      notes: [.init("\(other.value) is given here", at: other.range)]
    )
  }
}
