import SceneCatalog
import SceneLanguage
import SceneModel

extension ReferencePages {
  /// The properties that a class declares, or adopts from a protocol.
  func properties(_ schema: ClassSchema) -> ReferencePage.Body {
    let above = parent(of: schema)
    let own = schema.propertyNames.filter { above?.properties[$0] == nil }.compactMap { schema.properties[$0] }
    return .table(["property", "type", "default", "coder key", ""], own.map(row))
  }

  /// The row of a property: its name, type, default, coder key and summary.
  func row(_ property: PropertySchema) -> [String] {
    [
      Markdown.code(property.name), type(property), defaults(property),
      property.key.map(Markdown.code) ?? "", remarks(property),
    ]
  }

  /// The inherited properties to which a class gives another default or range.
  func restatedProperties(_ schema: ClassSchema) -> ReferencePage.Body {
    guard let above = parent(of: schema) else { return .text("") }
    let restated = schema.propertyNames.compactMap { name -> PropertySchema? in
      guard let inherited = above.properties[name], inherited != schema.properties[name] else { return nil }
      return schema.properties[name]
    }
    return .table(
      ["property", "type", "default"],
      restated.map { [Markdown.code($0.name), type($0), defaults($0)] }
    )
  }

  private func type(_ property: PropertySchema) -> String {
    var text = typeLink(property.type)
    if property.isList { text = "list of \(text)" }
    if property.isOptional { text += ", or null" }
    if let range = range(property) { text += ", \(range)" }
    if !property.constants.isEmpty {
      text += ", or " + property.constants.keys.sorted().map(Markdown.code).joined(separator: ", ")
    }
    if let keys = property.keyedBy { text += "; one for each \(enumerationLink(keys))" }
    return text
  }

  private func range(_ property: PropertySchema) -> String? {
    switch (property.minimum.map(SceneNumber.text), property.maximum.map(SceneNumber.text)) {
    case (let minimum?, let maximum?): "from \(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum)"
    case (nil, let maximum?): "at most \(maximum)"
    case (nil, nil): nil
    }
  }

  private func defaults(_ property: PropertySchema) -> String {
    if property.isRequired { return "required" }
    var parts = [value(property.defaultValue, of: property)]
    // Cases with the same default are described together.
    var told: [SceneValue] = []
    for conditional in property.conditionalDefaults where !told.contains(conditional.value) {
      told.append(conditional.value)
      let same = property.conditionalDefaults.filter { $0.value == conditional.value }
      let cases = same.map { Markdown.code($0.caseName) }.joined(separator: ", ")
      parts.append("\(value(conditional.value, of: property)) where \(Markdown.code(conditional.property)) is \(cases)")
    }
    if let other = property.interfaceBuilderDefault, other != property.defaultValue {
      parts.append("Interface Builder: \(value(other, of: property))")
    }
    return parts.joined(separator: "; ")
  }

  private func value(_ value: SceneValue, of property: PropertySchema) -> String {
    // A constant's name says more than its number.
    let number: Double? =
      switch value {
      case .int(let number): Double(number)
      case .double(let number): number
      default: nil
      }
    if let number, let name = property.constants.filter({ $0.value == number }).keys.min() {
      return Markdown.code(name)
    }
    return Markdown.code(value.sceneText)
  }

  private func remarks(_ property: PropertySchema) -> String {
    var text = [property.summary]
    let versions = VersionRemarks(availability: property.availability, deprecation: property.deprecation).text
    if !versions.isEmpty { text.append(versions) }
    if !property.excludes.isEmpty {
      text.append("Not beside " + property.excludes.map(Markdown.code).joined(separator: ", ") + ".")
    }
    if !property.isRuntimeAttribute { text.append("No runtime attribute can set it.") }
    if property.isUnverified { text.append("The coder key follows the pattern of others; no nib was seen with it.") }
    return text.joined(separator: " ")
  }
}
