import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every runtime attribute of a layer is one that layers have, with a value that a nib can hold.
  ///
  /// A custom class may have a layer of its own, and attributes that are not a layer's may come from an extension.
  static let runtimeAttributes = ValidationRule(
    ids: ["unknown-attribute", "attribute-type"],
    summary: "Every runtime attribute of a layer is one that layers have.",
    isSuppressible: true
  ) { context in
    guard let layer = context.catalog.schema(named: "CALayer") else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.unusualObjects {
      guard !object.attributes.isEmpty else { continue }
      guard let schema, schema.name == object.className.value, !schema.isCustom, schema.isKind(of: "UIView") else {
        continue
      }
      for attribute in object.attributes {
        if let problem = check(attribute, layer) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private static func check(_ attribute: SceneAttribute, _ layer: ClassSchema) -> Diagnostic? {
    let prefix = "layer."
    guard attribute.keyPath.value.hasPrefix(prefix) else { return nil }
    let name = String(attribute.keyPath.value.dropFirst(prefix.count))
    let candidates = layer.propertyNames.filter { layer.properties[$0]?.declaringClass == "CALayer" }
    guard let property = layer.properties[name] ?? layer.properties[swiftName(name)] else {
      // An extension of CALayer that takes a UIColor is commonly called `borderUIColor`.
      guard !name.contains("."), !name.contains("UI"), let nearest = Spelling.nearest(to: name, in: candidates) else {
        return nil
      }
      return Diagnostic(
        "unknown-attribute",
        "CALayer has no property '\(name)'",
        at: attribute.keyPath.range,
        hint: "did you mean '\(prefix)\(nearest)'?"
      )
    }
    guard !property.isRuntimeAttribute, attribute.value.value != .null, attribute.value.value != .invalid else {
      return nil
    }
    return Diagnostic(
      "attribute-type",
      .warning,
      "'\(attribute.keyPath.value)' is a CGColor, which no runtime attribute can hold",
      at: attribute.keyPath.range,
      hint: "set it in code"
    )
  }

  /// The Swift name of a property that key-value coding calls otherwise: `hidden` is `isHidden`.
  private static func swiftName(_ key: String) -> String { "is" + key.prefix(1).uppercased() + key.dropFirst() }
}
