import Backports
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every runtime attribute is one that its object can take, with a value that a nib can hold.
  ///
  /// A custom class may have a layer of its own, and attributes that are not a layer's may come from an extension.
  static let runtimeAttributes = ValidationRule(
    kinds: [.unknownAttribute, .attributeType],
    summary: "Every runtime attribute is one that its object can take."
  ) { context in
    guard let layer = context.catalog.schema(named: "CALayer") else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, object, schema) in context.objects(withPart: { !$0.attributes(at: $1).isEmpty }) {
      if let schema, schema.whereDeclared != nil {
        diagnostics += object.attributes.compactMap { SourceAttributes.check($0, schema, context.catalog) }
      }
      guard let schema, schema.name == object.className.value, !schema.isCustom, schema.isKind(of: .view) else {
        continue
      }
      for attribute in object.attributes {
        if let problem = check(attribute, schema, layer) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private static let prefix = "layer."

  /// An attribute of the view itself that only its layer has.
  private static func layerOnly(
    _ attribute: SceneAttribute,
    _ schema: ClassSchema,
    _ layer: ClassSchema
  ) -> Diagnostic? {
    let key = attribute.keyPath.value
    // Views have an anchor themselves since iOS 16.
    guard !key.hasPrefix("anchorPoint"), schema.properties[key] == nil, schema.properties[swiftName(key)] == nil,
      let property = layer.properties[key], property.declaringClass == "CALayer"
    else { return nil }
    let path = prefix + key
    let hint = "write '\(path)'" + (property.isRuntimeAttribute ? "" : " in code, since it is a CGColor")
    let rename = TextEdit(range: attribute.keyPath.range, replacement: path)
    return Diagnostic(
      .unknownAttribute,
      "\(schema.name) has no property '\(key)', but its layer has",
      at: attribute.keyPath.range,
      hint: hint,
      fixIts: property.isRuntimeAttribute ? [.init("write '\(path)'", edits: [rename])] : []
    )
  }

  private static func check(_ attribute: SceneAttribute, _ schema: ClassSchema, _ layer: ClassSchema) -> Diagnostic? {
    guard attribute.keyPath.value.hasPrefix(prefix) else { return layerOnly(attribute, schema, layer) }
    let name = String(attribute.keyPath.value.dropFirst(prefix.count))
    let candidates = layer.propertyNames.filter { layer.properties[$0]?.declaringClass == "CALayer" }
    guard let property = layer.properties[name] ?? layer.properties[swiftName(name)] else {
      // An extension of CALayer that takes a UIColor is commonly called `borderUIColor`.
      guard !name.contains("."), !name.contains("UI"), let nearest = Spelling.nearest(to: name, in: candidates) else {
        return nil
      }
      return Diagnostic(
        .unknownAttribute,
        "CALayer has no property '\(name)'",
        at: attribute.keyPath.range,
        hint: Spelling.suggestion(of: ["\(prefix)\(nearest)"])
      )
    }
    guard attribute.value.value != .null, attribute.value.value != .invalid else { return nil }
    guard !property.isRuntimeAttribute else { return mistyped(attribute, property) }
    return Diagnostic(
      .attributeType,
      "'\(attribute.keyPath.value)' is a CGColor, which no runtime attribute can hold",
      at: attribute.keyPath.range,
      hint: "set it in code"
    )
  }

  /// A value of another type than the layer's property has, which ends the program when the nib is loaded.
  private static func mistyped(_ attribute: SceneAttribute, _ property: PropertySchema) -> Diagnostic? {
    let value = attribute.value.value
    let isRight: Bool
    switch (property.type, value) {
    case (.double, .int), (.double, .double), (.int, .int), (.int, .double), (.double, .bool), (.int, .bool):
      isRight = true
    case (.bool, .bool), (.bool, .int), (.bool, .double): isRight = true
    case (.geometry(let kind), .geometry(let given, _)): isRight = kind == given
    case (.double, _), (.int, _), (.bool, _), (.geometry, _): isRight = false
    default: isRight = true
    }
    guard !isRight else { return nil }
    let written = if case .text(let text) = value { text } else { "" }
    let example: String
    switch property.type {
    case .geometry(let kind): example = "{\(kind.rawValue): \(ValueReader.list(in: written, of: kind) ?? kind.form)}"
    case .bool: example = ["no", "false", "off", "0"].contains(written.lowercased()) ? "false" : "true"
    default: example = ValueReader.number(in: written) ?? (property.maximum == 1 ? "0.5" : "8.0")
    }
    let noun =
      if case .geometry(let kind) = property.type { kind.noun } else {
        property.type == .bool ? "true or false" : "a number"
      }
    return Diagnostic(
      .attributeType,
      "'\(attribute.keyPath.value)' is \(noun)",
      at: attribute.value.range,
      hint: "write \(example)"
    )
  }

  /// The Swift name of a property that key-value coding calls otherwise: `hidden` is `isHidden`.
  private static func swiftName(_ key: String) -> String { "is" + key.prefix(1).uppercased() + key.dropFirst() }
}
