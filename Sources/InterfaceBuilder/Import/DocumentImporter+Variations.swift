import SceneCatalog
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Adds what an object is like for some traits only.
  mutating func addVariations(_ element: inout ElementReading, _ schema: ClassSchema, to object: inout ImportedObject) {
    let node = element.node
    var variations: [WrittenValue] = []
    while let variation = element.takeChild("variation") {
      guard let when = Self.traits(variation["key"]) else {
        if variation["key"] != "default" {
          report("the variation '\(variation["key"] ?? "")' is not for a size class", at: variation)
        }
        continue
      }
      let entries = overrides(ElementReading(variation), schema)
      if !entries.isEmpty { variations.append(.map([.init("when", when)] + entries)) }
    }
    for (traits, isInstalled) in node["id"].flatMap({ survey.installed[$0] }) ?? [] {
      if traits == "default" {
        if !isInstalled { object.connections.append(.init("isInstalled", .bool(false))) }
      } else if let when = Self.traits(traits) {
        variations.append(.map([.init("when", when), .init("isInstalled", .bool(isInstalled))]))
      }
    }
    if !variations.isEmpty { object.connections.append(.init("variations", .list(variations, .block))) }
  }

  private mutating func overrides(_ reading: ElementReading, _ schema: ClassSchema) -> [WrittenValue.Entry] {
    var reading = reading
    var entries: [WrittenValue.Entry] = []
    for property in Self.orderedProperties(schema) where property.keyedBy == nil {
      let name = property.attributes[""] ?? property.name
      guard property.container == nil, let value = values.read(property.type, name, in: &reading),
        let written = value.written(constant: property.constantName)
      else { continue }
      if value == .null, !property.isOptional { continue }
      entries.append(.init(property.name, written))
    }
    for attribute in reading.leftAttributes where !DesignTime.isAttribute(attribute.name, of: reading.node) {
      report("the attribute '\(attribute.name)' of a variation cannot be written in a scene", at: reading.node)
    }
    for child in reading.leftChildren where child.name != "mask" && !DesignTime.isElement(child) {
      report("the element \(child.name) of a variation cannot be written in a scene", at: child)
    }
    return sorted(entries, as: schema)
  }
}
