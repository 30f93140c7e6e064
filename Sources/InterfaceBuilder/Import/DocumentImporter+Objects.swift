import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Adds an object and what stands in it; nil where the element is no object that scenes have.
  mutating func object(_ node: DocumentNode, in slot: SlotSchema?, of parent: ObjectID?) -> ObjectID? {
    guard let (className, schema) = schema(of: node, in: slot) else {
      report("'\(node.name)' is not an object that the catalog knows", at: node)
      return nil
    }
    var element = ElementReading(node)
    var object = SceneObject(unwrittenOf: schema.name)
    object.parent = parent
    object.slotName = slot?.name
    addHead(&element, className: className, schema, slot, to: &object)
    let id = ObjectID(scene.objects.count)
    scene.objects.append(object)
    schemaNames[id] = schema.name
    if let documentID = node["id"] { objects[documentID] = id }
    addProperties(&element, schema, slot, to: &object)
    if storyboard != nil { addStoryboardIdentifier(&element, schema, to: &object) }
    addSlots(&element, schema, of: id, to: &object)
    addConstraints(&element, of: id, to: &object)
    addConnections(&element, schema, of: id, to: &object)
    addVariations(&element, schema, to: &object)
    addRest(element, to: &object)
    scene[id] = object
    return id
  }

  /// The class that an element stands for where it is.
  private func schema(of node: DocumentNode, in slot: SlotSchema?) -> (name: String, schema: ClassSchema)? {
    if let implied = slot?.impliedClass.flatMap({ catalog.schema(named: $0) }), implied.element == node.name {
      return (implied.name, implied)
    }
    // Xcode 4 wrote the content of a cell as a plain view.
    if slot?.name == "contentView", node.name == "view", let implied = slot?.impliedClass {
      return catalog.schema(named: implied).map { (implied, $0) }
    }
    guard let (name, archived) = classes.name(of: node.name), let schema = catalog.schema(named: archived) else {
      return nil
    }
    return (name, schema)
  }

  private mutating func addHead(
    _ element: inout ElementReading,
    className: String,
    _ schema: ClassSchema,
    _ slot: SlotSchema?,
    to object: inout SceneObject
  ) {
    let custom = customClass(of: element.node)
    for name in ["customClass", "customModule", "customModuleProvider"] { _ = element.take(name) }
    if let name = custom ?? (className == schema.name ? nil : className), name != schema.name {
      object.className = Located(unwritten: name)
      if catalog.schema(named: name) == nil { object.superclassName = Located(unwritten: schema.name) }
    } else {
      object.hasImpliedClass = slot?.impliedClass == schema.name
    }
    if let id = element.node["id"], let name = names[id] { object.identifier = Located(unwritten: name) }
  }

  /// What only Interface Builder needs, and a report of what reaches a nib and is not in the scene.
  private mutating func addRest(_ element: ElementReading, to object: inout SceneObject) {
    let node = element.node
    var entries: [WrittenValue.Entry] = []
    object.interfaceBuilderID = node["id"]
    if let label = node["userLabel"] { entries.append(.init(SceneKeys.InterfaceBuilder.userLabel, .text(label))) }
    let guides = guides(of: node)
    if !guides.isEmpty { entries.append(.init(SceneKeys.InterfaceBuilder.guides, .map(guides))) }
    // An export reads it before the rest is known.
    if node.isOn(FixedFrame.attribute) {
      entries.append(.init(SceneKeys.ElementPatch.attributes, .map([.init(FixedFrame.attribute, .text("YES"))])))
    }
    for attribute in element.leftAttributes where !DesignTime.isAttribute(attribute.name, of: node) {
      report("the attribute '\(attribute.name)' of \(node.name) cannot be written in a scene", at: node)
    }
    for child in element.leftChildren where !DesignTime.isElement(child) {
      let key = child["key"].map { " '\($0)'" } ?? ""
      report("the element \(child.name)\(key) of \(node.name) cannot be written in a scene", at: child)
    }
    object.interfaceBuilder = entries + object.interfaceBuilder
  }

  /// The ids of an object's guides, by the names that scenes know them by.
  private func guides(of node: DocumentNode) -> [WrittenValue.Entry] {
    node.children.flatMap { $0.name == "layoutGuides" ? $0.children : [$0] }.compactMap { child in
      guard let id = child["id"], let guide = survey.guides[id] else { return nil }
      return .init(guide.name, .text(id))
    }
  }
}
