import SceneDiagnostics
import SceneModel

extension ClassSchema {
  /// What to write for a key that the class does not have.
  package struct Suggestion: Hashable, Sendable {
    /// The hint shown next to the caret.
    package var hint: String
    /// The name that the key should have; nil where more than its name has to change.
    package var name: String?
  }

  /// What was found for a key, before it is fitted to the object.
  struct Found {
    var advice: Advice
    /// The name that the key should have; nil where more than its name has to change.
    var name: String?

    init(_ advice: Advice, name: String? = nil) { (self.advice, self.name) = (advice, name) }

    init(words: String) { advice = Advice(words: words) }

    static func renaming(to name: String) -> Found {
      Found(Advice(words: Spelling.suggestion(of: [name])), name: name)
    }
  }

  /// Longer keys are no slips.
  private static let maximumKeyLength = 100

  /// What to write for a property that the class does not have; nil if nothing is similar.
  ///
  /// `keys` are the keys that objects of every class have.
  package func suggestion(for key: MistakenKey, keys: [String], catalog: SceneCatalog) -> Suggestion? {
    guard key.name.utf8.count <= Self.maximumKeyLength, let found = found(for: key, keys: keys, catalog: catalog) else {
      return nil
    }
    return Suggestion(hint: fitted(found.advice, to: key), name: found.name)
  }

  /// The suggestion before it is adjusted to the other keys of the object.
  func found(for key: MistakenKey, keys: [String], catalog: SceneCatalog) -> Found? {
    let name = key.name
    if outlets[name] != nil {
      let target = key.flow.flatMap { $0 == "self" ? nil : $0 } ?? "owner"
      return Found(Advice("it is an outlet: ", .init("outlets", .map([.init(name, .scalar(target))]))))
    }
    if let hint = stateMapHint(for: key, catalog) { return Found(words: hint) }
    if let advice = partsAdvice(for: key, keys, catalog) { return Found(advice) }
    if let same = sameName(as: name, keys: keys) { return .renaming(to: same) }
    if let entry = layerEntry(for: name, value: key.text, catalog) { return Found(Advice(entry)) }
    if let foreign = tabled(key, catalog) { return foreign }
    if name == "customClass", let value = key.text, !value.isEmpty {
      let full = value.contains(".") ? value : (key.module.map { $0 + "." } ?? "") + value
      let alternative = key.className.map { " in place of 'class: \($0)'," } ?? ""
      return Found(words: "write 'class: \(full)'\(alternative) and 'superclass: \(self.name)'")
    }
    if let hint = stateHint(for: key, catalog) { return Found(words: hint) }
    if let setter = setter(for: key, keys, catalog) { return setter }
    if let entry = eventEntry(for: key) { return Found(Advice(entry)) }
    if let own = prefixedName(name) { return renaming(key, to: own, catalog) }
    if let foreign = foreignName(name, value: key.text) { return foreign }
    if let documented = interfaceBuilderName(name) { return .renaming(to: documented) }
    if let nested = nested(key) { return nested }
    if let suggestion = spelled(name, keys: keys) { return suggestion }
    if let entry = reachEntry(for: key, catalog) { return Found(Advice(entry)) }
    return (holderHint(for: key) ?? examples(of: name) ?? otherClasses(with: name, catalog)).map { Found(words: $0) }
  }

  /// A member of the class that differs only in case or punctuation.
  private func sameName(as name: String, keys: [String]) -> String? {
    let sought = ForeignProperty.normalized(name)
    guard sought.count > 1 else { return nil }
    return (propertyNames + slotNames + keys).first {
      let other = $0.lowercased()
      return other == sought || other == "is" + sought || sought == "is" + other
    }
  }

  /// The suggestion from the tables of foreign names.
  private func tabled(_ key: MistakenKey, _ catalog: SceneCatalog) -> Found? {
    switch ForeignProperty.advice(for: key.name, in: lineage) {
    case .rename(let known)?: renaming(key, to: known, catalog)
    case .code(let expression)?: Found(words: key.code(expression))
    case .text(let advice)?: Found(key.filled(advice))
    case nil: nil
    }
  }

  /// A suggestion to use another property, with the scene's value in that property's form; nil if the class does not have it.
  func renaming(_ key: MistakenKey, to known: String, _ catalog: SceneCatalog) -> Found? {
    guard let property = properties[known] else { return slots[known] == nil ? nil : .renaming(to: known) }
    let value: String? =
      switch property.type {
      case .bool: key.bool.map { $0 ? "true" : "false" }
      case .int, .double: key.number
      case .named(let type): key.text.flatMap { text in catalog.enumeration(named: type)?.meant(by: text) }
      case .font, .geometry, .textAttributes: nil
      case .text, .attributedText, .color, .image, .date, .factory: key.written
      }
    guard let value, property.keyedBy == nil || !value.hasPrefix("["), !property.isList else {
      return .renaming(to: known)
    }
    let isList =
      if case .named(let type) = property.type { catalog.enumeration(named: type)?.isOptionSet == true } else { false }
    return Found(Advice(.init(known, .scalar(isList ? "[\(value)]" : value))), name: known)
  }

  /// A similarly spelled name, an American spelling, or a name from another system.
  private func spelled(_ name: String, keys: [String]) -> Found? {
    let candidates = propertyNames + slotNames + keys
    if let hint = Spelling.suggestion(for: name, in: candidates) {
      return Found(Advice(words: hint), name: Spelling.nearest(to: name, in: candidates))
    }
    let american = ForeignNames.american(name)
    if american != name, properties[american] != nil { return .renaming(to: american) }
    return (american == name ? nil : foreignName(american, value: nil)) ?? foreignKey(name, keys: keys)
  }

  /// A property of the view's layer, which is written as a runtime attribute.
  private func layerEntry(for name: String, value: String?, _ catalog: SceneCatalog) -> Advice.Entry? {
    guard isKind(of: .view), let layer = catalog.schema(named: "CALayer") else { return nil }
    func entry(_ name: String, _ value: String) -> Advice.Entry {
      .init("attributes", .map([.init("layer.\(name)", .scalar(value))]))
    }
    if name == "layer" { return entry("cornerRadius", "8.0") }
    let own = name.hasPrefix("layer.") ? String(name.dropFirst(6)) : name
    let isOfLayer = own != name
    let foreign = isOfLayer ? nil : ForeignNames.properties[name]?.first { properties[$0] != nil }
    guard foreign == nil, let property = layer.properties[own] ?? (isOfLayer ? layer.nearestOfLayer(to: own) : nil),
      property.declaringClass == "CALayer", isOfLayer || own != "name", property.isRuntimeAttribute
    else { return nil }
    return entry(property.name, Self.example(of: property, value: value))
  }

  private func nearestOfLayer(to name: String) -> PropertySchema? {
    Spelling.nearest(to: name, in: propertyNames).flatMap { properties[$0] }
  }

  /// A value in the form of a runtime attribute: a Double needs a decimal point.
  private static func example(of property: PropertySchema, value: String?) -> String {
    switch property.type {
    case .double:
      guard let value, NumberForm(value) == .decimal else { return property.maximum == 1 ? "0.5" : "8.0" }
      return NumberForm.withPoint(value)
    case .bool: return value == "false" ? "false" : "true"
    case .geometry(let kind): return "{\(kind.rawValue): \(kind.form)}"
    default: return "…"
    }
  }

  /// The property that has an Interface Builder attribute or a coder key of this name.
  private func interfaceBuilderName(_ name: String) -> String? {
    guard properties[name] == nil else { return nil }
    let found = propertyNames.filter { property in
      guard let schema = properties[property] else { return false }
      return schema.attributes.values.contains(name) || schema.key == name
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A key path such as `textLabel.text`, or the first part of the class's own dotted properties.
  private func nested(_ key: MistakenKey) -> Found? {
    let name = key.name
    if let dot = name.firstIndex(of: ".") {
      let (object, part) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      if let slot = slots[object], slot.isSingle, !part.isEmpty {
        return Found(Advice(.init(object, .map([.init(part, .scalar(key.flow ?? "…"))]))))
      }
      if properties[part] != nil { return Found(words: Spelling.suggestion(of: [part])) }
      let known = ForeignNames.properties[part]?.first { properties[$0] != nil }
      return known.map { Found(words: Spelling.suggestion(of: [$0])) }
    }
    let parts = propertyNames.filter { $0.hasPrefix(name + ".") }
    if parts.isEmpty { return nil }
    return Found(words: "write \(Wording.quotedList(Array(parts.prefix(4)), conjunction: "or"))")
  }

  /// The property that SwiftUI or CSS calls by this name.
  private func foreignName(_ name: String, value: String?) -> Found? {
    let known = ForeignNames.properties[name]?.first { properties[$0] != nil }
    switch (name, known) {
    case ("visible", "isHidden"?), ("isVisible", "isHidden"?), ("disabled", "isEnabled"?), ("isDisabled", "isEnabled"?):
      return Found(words: "write '\(known ?? "")' with the opposite value")
    case ("visibility", let known?):
      return Found(Advice(.init(known, .scalar(value == "visible" ? "false" : "true"))))
    case (_, let known?): return .renaming(to: known)
    case (_, nil): return nil
    }
  }

  /// The common key or the slot that has this name in other systems.
  private func foreignKey(_ name: String, keys: [String]) -> Found? {
    if let slot = foreignSlot(name) { return Found(words: Spelling.suggestion(of: [slot])) }
    guard let key = ForeignNames.keys[name]?.first(where: keys.contains) else { return nil }
    return Found(words: Spelling.suggestion(of: [key]))
  }

  /// The slot of the class that has this name in other systems; nil if there is none or the slot accepts nothing.
  package func foreignSlot(_ name: String) -> String? {
    ForeignNames.slots[name]?.first { slots[$0]?.accepts.isEmpty == false }
  }

  /// The event of the class that has this name in other systems; nil if there is none.
  package func foreignEvent(_ name: String) -> String? {
    ForeignNames.events[name]?.first { name in events.contains { $0.name == name } }
  }

  /// Up to four properties that begin with the name, such as `accessibility`; nil if there are three or fewer.
  private func examples(of name: String) -> String? {
    let related = Spelling.sharingWords(with: name, in: propertyNames)
    guard related.count > 3 else { return nil }
    return "for example \(Wording.quotedList(Array(related.prefix(4)), conjunction: "or"))"
  }
}
