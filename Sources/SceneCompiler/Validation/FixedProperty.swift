import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// What a variation changes can be set by its name.
  ///
  /// A nib has a key path for it, and UIKit raises an exception for one that reaches nothing.
  static let fixedProperty = ValidationRule(
    kinds: [.fixedProperty],
    summary: "A variation changes what one key can set."
  ) { context in
    context.unusual.flatMap { id -> [Diagnostic] in
      let varied = context.scene.objects.variations(at: id.index).flatMap(\.properties)
      guard !varied.isEmpty, let schema = context.schema(of: id) else { return [] }
      return varied.compactMap { property in
        guard let declared = schema.properties[property.name.value], !declared.canVary else { return nil }
        let name = property.name.value
        let reason =
          if let keys = declared.keyedBy {
            "it has a value for each \(keys)"
          } else { "a nib has no form for it" }
        return Diagnostic(
          .fixedProperty,
          "'\(name)' cannot vary: \(reason)",
          at: property.name.range,
          hint: "no key path reaches it: write two objects, each installed where it fits"
        )
      }
    }
  }
}
