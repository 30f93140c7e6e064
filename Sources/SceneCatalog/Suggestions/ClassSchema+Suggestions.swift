import SceneDiagnostics
import SceneModel

extension ClassSchema {
  /// What to write for a key that is none of the class's.
  package struct Suggestion: Hashable, Sendable {
    /// What stands beside the caret.
    package var hint: String
    /// The name that the key should have; nil where more than its name has to change.
    package var name: String?
  }

  /// What to write for a property that the class does not have; nil where nothing is near.
  ///
  /// `value` is what the scene gives it, nil where that is no scalar; `keys` are those that objects of every class have.
  package func suggestion(
    forProperty name: String,
    value: String?,
    keys: [String],
    catalog: SceneCatalog
  ) -> Suggestion? {
    let candidates = propertyNames + slotNames + keys
    if outlets[name] != nil { return .init(hint: "it is an outlet: write it under 'outlets'") }
    if let hint = layerHint(for: name, value: value, catalog) { return .init(hint: hint) }
    if let foreign = foreignName(name, value: value) { return foreign }
    if name == "customClass", let value, !value.isEmpty {
      return .init(hint: "write 'class: \(value)' and 'superclass: \(self.name)'")
    }
    if let documented = interfaceBuilderName(name) { return .renaming(to: documented) }
    if let nested = nestedHint(for: name) { return .init(hint: nested) }
    guard let hint = Spelling.suggestion(for: name, in: candidates) else {
      let american = ForeignNames.american(name)
      if american != name, properties[american] != nil { return .renaming(to: american) }
      return (american == name ? nil : foreignName(american, value: value)) ?? foreignKey(name, keys: keys)
        ?? examples(of: name).map { .init(hint: $0) }
    }
    return .init(hint: hint, name: Spelling.nearest(to: name, in: candidates))
  }

  /// A property of the view's layer is a runtime attribute.
  private func layerHint(for name: String, value: String?, _ catalog: SceneCatalog) -> String? {
    guard isKind(of: "UIView"), let layer = catalog.schema(named: "CALayer") else { return nil }
    if name == "layer" { return "write 'attributes: {layer.cornerRadius: 8.0}'" }
    let own = name.hasPrefix("layer.") ? String(name.dropFirst(6)) : name
    let isOfLayer = own != name
    let foreign = isOfLayer ? nil : ForeignNames.properties[name]?.first { properties[$0] != nil }
    guard foreign == nil, let property = layer.properties[own] ?? (isOfLayer ? layer.nearestOfLayer(to: own) : nil),
      property.declaringClass == "CALayer", isOfLayer || own != "name"
    else { return nil }
    guard property.isRuntimeAttribute else { return "a layer's colors can only be set in code" }
    return "write 'attributes: {layer.\(property.name): \(Self.example(of: property, value: value))}'"
  }

  private func nearestOfLayer(to name: String) -> PropertySchema? {
    Spelling.nearest(to: name, in: propertyNames).flatMap { properties[$0] }
  }

  /// A value as a runtime attribute is written: the decimal point says that it is a Double.
  private static func example(of property: PropertySchema, value: String?) -> String {
    switch property.type {
    case .double:
      guard let value, NumberForm(value) == .decimal else { return property.maximum == 1 ? "0.5" : "8.0" }
      return value.contains(where: { ".eE".contains($0) }) ? value : value + ".0"
    case .bool: return value == "false" ? "false" : "true"
    case .geometry(let kind): return "{\(kind.rawValue): \(kind.form)}"
    default: return "…"
    }
  }

  /// The property of an attribute of Interface Builder's, or of a coder key.
  private func interfaceBuilderName(_ name: String) -> String? {
    guard properties[name] == nil else { return nil }
    let found = propertyNames.filter { property in
      guard let schema = properties[property] else { return false }
      return schema.attributes.values.contains(name) || schema.key == name
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A part of another object, such as `textLabel.text`, or an object whose parts are properties of this one.
  private func nestedHint(for name: String) -> String? {
    if let dot = name.firstIndex(of: ".") {
      let (object, part) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      if let slot = slots[object], slot.isSingle, !part.isEmpty {
        return "write '\(object): {\(part): …}'"
      }
      if properties[part] != nil { return Spelling.suggestion(of: [part]) }
      guard let known = ForeignNames.properties[part]?.first(where: { properties[$0] != nil }) else { return nil }
      return Spelling.suggestion(of: [known])
    }
    let parts = propertyNames.filter { $0.hasPrefix(name + ".") }
    if parts.isEmpty { return nil }
    return "write \(Wording.quotedList(Array(parts.prefix(4)), conjunction: "or"))"
  }

  /// What SwiftUI or the web calls by this name.
  private func foreignName(_ name: String, value: String?) -> Suggestion? {
    // A name that is nearly right is a slip, whatever it means elsewhere.
    let own = Spelling.nearest(to: name, in: propertyNames + slotNames)
    if let own, own.lowercased() == name.lowercased() || own.lowercased() == "is" + name.lowercased() { return nil }
    let known = ForeignNames.properties[name]?.first { properties[$0] != nil }
    switch (name, known) {
    case ("visible", "isHidden"?), ("isVisible", "isHidden"?), ("disabled", "isEnabled"?), ("isDisabled", "isEnabled"?):
      return .init(hint: "write '\(known ?? "")' with the opposite value")
    case ("visibility", let known?):
      return .init(hint: "write '\(known): \(value == "visible" ? "false" : "true")'")
    case ("padding", "layoutMargins"?) where properties["isLayoutMarginsRelativeArrangement"] != nil:
      let side = value.flatMap { NumberForm($0) == .decimal ? $0 : nil } ?? "8"
      let margins = Array(repeating: side, count: 4).joined(separator: ", ")
      return .init(hint: "write 'layoutMargins: [\(margins)]' and 'isLayoutMarginsRelativeArrangement: true'")
    case ("lineLimit", let known?), ("maxLines", let known?), ("lines", let known?): return .renaming(to: known)
    case ("fontSize", let known?), ("textSize", let known?): return .init(hint: "write '\(known): {systemFont: 17}'")
    case ("fontName", let known?), ("fontFamily", let known?):
      return .init(hint: "write '\(known): {name: Avenir-Book, size: 17}'")
    case ("fontWeight", let known?), ("bold", let known?):
      return .init(hint: "write '\(known): {systemFont: 17, weight: semibold}'")
    case ("x", let known?), ("y", let known?), ("width", let known?), ("height", let known?), ("size", let known?),
      ("origin", let known?), ("position", let known?):
      let equation = name == "width" || name == "height" ? ", or a constraint 'self.\(name) = 100'" : ""
      return .init(hint: "write '\(known): [x, y, width, height]'\(equation)")
    case ("systemName", let known?), ("systemImage", let known?), ("symbol", let known?):
      return .init(hint: "write '\(known): {systemName: \(value ?? "…")}'")
    case (_, let known?): return .renaming(to: known)
    case (_, nil): return nil
    }
  }

  /// The key of every object, or the slot, that another name stands for elsewhere.
  private func foreignKey(_ name: String, keys: [String]) -> Suggestion? {
    if let slot = foreignSlot(name) { return .init(hint: Spelling.suggestion(of: [slot])) }
    guard let key = ForeignNames.keys[name]?.first(where: keys.contains) else { return nil }
    return .init(hint: Spelling.suggestion(of: [key]))
  }

  /// The slot of the class that another name stands for elsewhere; nil where the name is nobody's, or the slot takes nothing.
  package func foreignSlot(_ name: String) -> String? {
    ForeignNames.slots[name]?.first { slots[$0]?.accepts.isEmpty == false }
  }

  /// The event of the class that another name stands for elsewhere.
  package func foreignEvent(_ name: String) -> String? {
    ForeignNames.events[name]?.first { name in events.contains { $0.name == name } }
  }

  /// Some of the properties that a name is the first part of, as `accessibility` is; nil where there are none.
  private func examples(of name: String) -> String? {
    let related = Spelling.sharingWords(with: name, in: propertyNames)
    guard related.count > 3 else { return nil }
    return "for example \(Wording.quotedList(Array(related.prefix(4)), conjunction: "or"))"
  }
}

extension ClassSchema.Suggestion {
  fileprivate static func renaming(to name: String) -> Self { .init(hint: Spelling.suggestion(of: [name]), name: name) }
}
