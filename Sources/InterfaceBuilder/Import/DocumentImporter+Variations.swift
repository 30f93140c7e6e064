import SceneCatalog
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Adds what an object is like for some traits only.
  mutating func addVariations(_ element: inout ElementReading, _ schema: ClassSchema, to object: inout SceneObject) {
    let node = element.node
    while let variation = element.takeChild("variation") {
      guard let traits = traits(variation["key"]) else {
        if variation["key"] != "default" {
          report("the variation '\(variation["key"] ?? "")' is for traits that scenes do not know", at: variation)
        }
        continue
      }
      var found = SceneVariation(unwritten: traits)
      found.properties = overrides(ElementReading(variation), schema)
      if !found.properties.isEmpty { object.variations.append(found) }
    }
    let installed = node["id"].flatMap { survey.installed[$0] } ?? []
    if installed.contains(where: { $0.traits == "default" && !$0.isInstalled }) { object.isInstalled = false }
    let installations = installations(installed)
    if !installations.isEmpty { object.variations += installations }
  }

  private mutating func overrides(_ reading: ElementReading, _ schema: ClassSchema) -> [SceneProperty] {
    var reading = reading
    var properties: [SceneProperty] = []
    for property in Self.orderedProperties(schema) where property.keyedBy == nil {
      let name = property.documentName
      guard property.container == nil, let value = values.read(property.type, name, in: &reading),
        value.written() != nil
      else { continue }
      if value == .null, !property.isOptional { continue }
      properties.append(SceneProperty(unwritten: property.name, value))
    }
    for attribute in reading.leftAttributes where !DesignTime.isAttribute(attribute.name, of: reading.node) {
      report("the attribute '\(attribute.name)' of a variation cannot be written in a scene", at: reading.node)
    }
    for child in reading.leftChildren where child.name != "mask" && !DesignTime.isElement(child) {
      report("the element \(child.name) of a variation cannot be written in a scene", at: child)
    }
    return sorted(properties, as: schema)
  }
}
