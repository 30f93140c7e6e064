import SceneCatalog
import SceneDiagnostics
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
      if !found.properties.isEmpty { merge(found, into: &object.variations, at: variation) }
    }
    for index in object.variations.indices {
      object.variations[index].properties = sorted(object.variations[index].properties, as: schema)
    }
    let installed = node["id"].flatMap { survey.installed[$0] } ?? []
    guard SceneObject.installableSlots.contains(object.slotName ?? "") else {
      if !installed.isEmpty {
        report("\(node.name) is not a subview, and only subviews can be left out of a nib by traits", at: node)
      }
      return
    }
    if installed.contains(where: { $0.traits == "default" && !$0.isInstalled }) { object.isInstalled = false }
    for variation in installations(installed) { merge(variation, into: &object.variations, at: node) }
  }

  /// Adds a variation: a scene has one for the same traits, with everything that changes.
  ///
  /// Of two values for the same, the first is taken; the second is reported, and kept as document text.
  mutating func merge(_ variation: SceneVariation, into list: inout [SceneVariation], at node: DocumentNode) {
    guard let index = list.firstIndex(where: { $0.traits == variation.traits }) else { return list.append(variation) }
    var conflicts: [String] = []
    for property in variation.properties {
      let known = list[index].properties.first { $0.name.value == property.name.value }
      if let known {
        if known.value.value != property.value.value { conflicts.append(property.name.value) }
      } else {
        list[index].properties.append(property)
      }
    }
    if let flag = variation.isInstalled {
      let known = list[index].isInstalled ?? flag
      if known != flag { conflicts.append("isInstalled") }
      list[index].isInstalled = known
    }
    if let constant = variation.constant {
      let known = list[index].constant ?? constant
      if known != constant { conflicts.append("constant") }
      list[index].constant = known
    }
    for name in conflicts { report("'\(name)' of \(node.name) has two values for the same traits", at: node) }
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
    return properties
  }
}
