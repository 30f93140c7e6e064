import CatalogReference
import JSONText
import SceneCatalog
import SceneLanguage

extension SceneSchema {
  /// The keys of an object of a class, or of a class of the user's own that derives from it.
  mutating func aClass(_ schema: ClassSchema) -> JSONValue {
    reference(schema.name) { $0.makeClass(schema) }
  }

  private mutating func makeClass(_ schema: ClassSchema) -> JSONValue {
    var properties = objectKeys(schema)
    for name in schema.propertyNames { properties.append((name, Self.reference(propertyDefinition(name, of: schema)))) }
    for name in schema.slotNames {
      guard let slot = schema.slots[name], !slot.accepts.isEmpty else { continue }
      properties.append((name, self.slot(slot, of: schema)))
    }
    let requiredSlots = schema.slotNames.filter { schema.slots[$0]?.isRequired == true }
    let requiredProperties = schema.propertyNames.filter { schema.properties[$0]?.isRequired == true }
    var result = Self.map(properties, required: requiredSlots).described(schema.summary)
    result = result.with("dependencies", exclusions(schema))
    result = result.with("deprecationMessage", discouragement(schema.availability, schema.deprecation))
    guard !requiredProperties.isEmpty else { return result }
    // A style may give what the initializer demands.
    return result.with("if", ["not": Self.required(SceneKeys.Object.styles)])
      .with("then", ["required": .strings(requiredProperties)])
  }

  /// The keys that stand for no property or slot.
  mutating func objectKeys(_ schema: ClassSchema) -> [(String, JSONValue)] {
    var own: [(SceneKeys.Object, JSONValue)] = [
      (.class, [:]), (.superclass, [:]), (.id, identifier()), (.styles, styleNames()),
      (.outlets, outlets(of: schema)), (.actions, anyActions()), (.attributes, attributes()),
    ]
    if schema.isKind(of: .view) {
      own += [(.constraints, constraints()), (.isInstalled, isInstalled()), (.variations, variations(of: schema))]
    }
    var inStoryboards: [(SceneKeys.StoryboardObject, JSONValue)] = []
    if schema.isKind(of: .viewController) {
      own.append((.embedIn, embedding()))
      inStoryboards = [(.storyboardIdentifier, storyboardIdentifier()), (.unwindActions, unwindActions())]
    }
    inStoryboards.append((.segues, segues()))
    let last = [(SceneKeys.Object.interfaceBuilder, interfaceBuilder())]
    return Self.spelled(own) + Self.spelled(inStoryboards) + Self.spelled(last)
  }

  /// The name of a property's definition: that of the farthest class up which the property is the same.
  mutating func propertyDefinition(_ name: String, of schema: ClassSchema) -> String {
    var owner = schema
    while let parent = owner.superclass.flatMap({ catalog.schema(named: $0) }),
      let inherited = parent.properties[name], let own = owner.properties[name],
      inherited == own || property(inherited).line == property(own).line
    {
      owner = parent
    }
    let definition = "\(owner.name).\(name)"
    if let own = owner.properties[name] { _ = reference(definition) { $0.property(own) } }
    return definition
  }

  private mutating func slot(_ slot: SlotSchema, of schema: ClassSchema) -> JSONValue {
    var owner = schema
    while let parent = owner.superclass.flatMap({ catalog.schema(named: $0) }), parent.slots[slot.name] == slot {
      owner = parent
    }
    return reference("\(owner.name).\(slot.name)") { schema in
      let child = schema.children(of: slot.accepts, impliedClass: slot.impliedClass)
      // A container of a storyboard names scenes.
      let item = slot.segues.isEmpty ? child : Self.any([child, schema.sceneName()])
      let value: JSONValue = slot.isSingle ? child : ["type": "array", "items": item]
      return value.described(VersionRemarks(availability: slot.availability).behind(slot.summary))
    }
  }

  /// Of two properties of which one decides the other, only one can be set; nil where the class has none such.
  private func exclusions(_ schema: ClassSchema) -> JSONValue? {
    let members: [(String, JSONValue)] = schema.propertyNames.compactMap { name in
      guard let excluded = schema.properties[name]?.excludes, !excluded.isEmpty else { return nil }
      return (name, ["properties": .object(excluded.map { ($0, false) })])
    }
    return members.isEmpty ? nil : .object(members)
  }
}
