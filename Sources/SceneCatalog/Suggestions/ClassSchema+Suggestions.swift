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
  /// `keys` are those that objects of every class have.
  package func suggestion(for key: MistakenKey, keys: [String], catalog: SceneCatalog) -> Suggestion? {
    guard var found = found(for: key, keys: keys, catalog: catalog) else { return nil }
    if let fitted = fitted(found.hint, to: key) {
      found.hint = fitted
    }
    return found
  }

  /// What to write where nothing is around the key.
  private func found(for key: MistakenKey, keys: [String], catalog: SceneCatalog) -> Suggestion? {
    let name = key.name
    if outlets[name] != nil {
      let target = key.written.flatMap { $0 == "self" ? nil : $0 } ?? "owner"
      return .init(hint: "it is an outlet: write 'outlets: {\(name): \(target)}'")
    }
    if let hint = stateMapHint(for: key, catalog) ?? partsHint(for: key, keys, catalog) { return .init(hint: hint) }
    if let same = sameName(as: name, keys: keys) { return .renaming(to: same) }
    if let hint = layerHint(for: name, value: key.text, catalog) { return .init(hint: hint) }
    if let advice = advice(for: key, catalog) { return advice }
    if name == "customClass", let value = key.text, !value.isEmpty {
      let full = value.contains(".") ? value : (key.module.map { $0 + "." } ?? "") + value
      let place = key.className.map { " in place of 'class: \($0)'," } ?? ""
      return .init(hint: "write 'class: \(full)'\(place) and 'superclass: \(self.name)'")
    }
    if let hint = stateHint(for: key, catalog) ?? setterHint(for: key, keys, catalog) ?? eventHint(for: key) {
      return .init(hint: hint)
    }
    if let own = prefixedName(name) { return renaming(key, to: own, catalog) }
    if let foreign = foreignName(name, value: key.text) { return foreign }
    if let documented = interfaceBuilderName(name) { return .renaming(to: documented) }
    if let nested = nestedHint(for: key) { return .init(hint: nested) }
    if let suggestion = spelled(name, keys: keys) { return suggestion }
    return
      (reachHint(for: key, catalog) ?? holderHint(for: key) ?? examples(of: name)
      ?? otherClasses(with: name, catalog)).map { .init(hint: $0) }
  }

  /// A name that is the class's own but for its case, or for signs that are no letters.
  private func sameName(as name: String, keys: [String]) -> String? {
    let sought = ForeignProperty.normalized(name)
    guard sought.count > 1 else { return nil }
    return (propertyNames + slotNames + keys).first {
      let other = $0.lowercased()
      return other == sought || other == "is" + sought || sought == "is" + other
    }
  }

  /// What the tables say of the name.
  private func advice(for key: MistakenKey, _ catalog: SceneCatalog) -> Suggestion? {
    switch ForeignProperty.advice(for: key.name, in: lineage) {
    case .rename(let known)?: renaming(key, to: known, catalog)
    case .text(let template)?: .init(hint: key.filled(template))
    case nil: nil
    }
  }

  /// Another name for what a key means, with the scene's value as that property takes it; nil where the class has no such.
  func renaming(_ key: MistakenKey, to known: String, _ catalog: SceneCatalog) -> Suggestion? {
    guard let property = properties[known] else { return slots[known] == nil ? nil : .renaming(to: known) }
    let value: String? =
      switch property.type {
      case .bool: key.bool.map { $0 ? "true" : "false" }
      case .int, .double: key.number
      case .named(let type): key.text.flatMap { text in catalog.enumeration(named: type)?.meant(by: text) }
      case .font, .geometry: nil
      case .text, .attributedText, .color, .image, .date, .factory: key.written
      }
    guard let value, property.keyedBy == nil || !value.hasPrefix("["), !property.isList else {
      return .renaming(to: known)
    }
    let isList =
      if case .named(let type) = property.type { catalog.enumeration(named: type)?.isOptionSet == true } else { false }
    return .init(hint: "write '\(known): \(isList ? "[\(value)]" : value)'", name: known)
  }

  /// The name that a misspelled one is near to, or that British spelling and other systems have for it.
  private func spelled(_ name: String, keys: [String]) -> Suggestion? {
    let candidates = propertyNames + slotNames + keys
    if let hint = Spelling.suggestion(for: name, in: candidates) {
      return .init(hint: hint, name: Spelling.nearest(to: name, in: candidates))
    }
    let american = ForeignNames.american(name)
    if american != name, properties[american] != nil { return .renaming(to: american) }
    return (american == name ? nil : foreignName(american, value: nil)) ?? foreignKey(name, keys: keys)
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
    guard property.isRuntimeAttribute else { return nil }
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
  private func nestedHint(for key: MistakenKey) -> String? {
    let name = key.name
    if let dot = name.firstIndex(of: ".") {
      let (object, part) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      if let slot = slots[object], slot.isSingle, !part.isEmpty {
        return "write '\(object): {\(part): \(key.written ?? "…")}'"
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
    let known = ForeignNames.properties[name]?.first { properties[$0] != nil }
    switch (name, known) {
    case ("visible", "isHidden"?), ("isVisible", "isHidden"?), ("disabled", "isEnabled"?), ("isDisabled", "isEnabled"?):
      return .init(hint: "write '\(known ?? "")' with the opposite value")
    case ("visibility", let known?):
      return .init(hint: "write '\(known): \(value == "visible" ? "false" : "true")'")
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
  static func renaming(to name: String) -> Self { .init(hint: Spelling.suggestion(of: [name]), name: name) }
}
