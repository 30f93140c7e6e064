import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// The element of an object with all that stands in it.
  mutating func element(of id: ObjectID) -> DocumentElement {
    let object = scene[id]
    let schema = schema(of: id)
    let known = ownElementName(of: id)
    var element = DocumentElement(elementName(of: id))
    if object.parent != nil, let slot = slot(of: id), isKeyed(slot) { element["key"] = keyName(slot, of: id) }
    var children = DocumentElement("")
    addProperties(of: id, schema, to: &element, &children)
    // Documents name no key command to which nothing refers.
    let isNameless =
      object.slotName == "keyCommands" && notes.id(of: id) == nil && object.interfaceBuilderID == nil
      && !connectedObjects.contains(id)
    element["id"] = isNameless ? nil : self.id(of: id)
    if known == nil { putClass(object.className, into: &element) }
    element["userLabel"] = notes.userLabel(of: id)
    addStoryboardParts(of: id, to: &element)
    let parts = children.children
    element.children += parts.filter { Self.isFirst($0) }
    addSlots(of: id, schema, to: &element)
    addGuides(of: id, to: &element)
    let late = Self.isOwn(schema)
    element.children += parts.filter { !Self.isFirst($0) && !late.contains($0["key"] ?? $0.name) }
    addConstraints(of: id, to: &element)
    element.children += parts.filter { !Self.isFirst($0) && late.contains($0["key"] ?? $0.name) }
    addRuntimeAttributes(of: id, to: &element)
    addConnections(of: id, schema, to: &element)
    addVariations(of: id, schema, to: &element)
    let kept = keepFixedFrame(of: id, in: &element)
    kept.apply(to: &element)
    return element
  }

  /// The name of an object's element, by which others refer to it, too.
  func elementName(of id: ObjectID) -> String {
    let name = ownElementName(of: id) ?? classes.element(of: schema(of: id).archivedName) ?? "customObject"
    return name == "view" && surroundings != nil && hasEmbedSegue(id) ? "containerView" : name
  }

  /// The name of the element that is of the object's own class; nil for a class of the application's.
  private func ownElementName(of id: ObjectID) -> String? {
    let (own, schema) = (scene[id].className.value, schema(of: id))
    return classes.element(of: own) ?? (own == schema.name && !schema.isCustom ? schema.element : nil)
  }

  private static func isFirst(_ element: DocumentElement) -> Bool {
    element["key"] == "frame" || element["key"] == "autoresizingMask"
  }

  /// The properties of a view's own class: their elements follow the constraints.
  private static func isOwn(_ schema: ClassSchema) -> Set<String> {
    var names: Set<String> = ["state", "textInputTraits"]
    for property in schema.properties.values where !["UIView", "NSObject"].contains(property.declaringClass) {
      names.insert(property.documentName)
    }
    return names
  }

  /// Says of an element which class it is of.
  func putClass(_ name: Located<String>, into element: inout DocumentElement) {
    let isOfTarget = scene.namesTargetModule(at: name.range)
    let dot = name.value.lastIndex(of: ".")
    element["customClass"] = dot.map { String(name.value[name.value.index(after: $0)...]) } ?? name.value
    element["customModule"] = dot.map { String(name.value[..<$0]) }
    if isOfTarget { element["customModuleProvider"] = "target" }
  }

  // MARK: - Slots

  private func slot(of id: ObjectID) -> SlotSchema? {
    scene.objects.parent(at: id.index).flatMap { schema(of: $0).slots[scene.objects.slotName(at: id.index) ?? ""] }
  }

  /// Whether children of a slot say which it is, rather than stand in an element of its name.
  private func isKeyed(_ slot: SlotSchema) -> Bool {
    if slot.standsIn != nil || slot.name == "effect" || slot.name == "blurEffect" { return false }
    return slot.isSingle
  }

  private func keyName(_ slot: SlotSchema, of id: ObjectID) -> String { slot.name }

  private mutating func addSlots(of id: ObjectID, _ schema: ClassSchema, to element: inout DocumentElement) {
    let object = scene[id]
    for slot in object.slots {
      guard let slotSchema = schema.slots[slot.name.value], !slot.children.isEmpty else { continue }
      if slotSchema.outletCollection || surroundings != nil && !slotSchema.segues.isEmpty { continue }
      if slotSchema.standsIn != nil {
        guard parts.contains(slot.children[0]) else { continue }
        element[slotSchema.name] = self.id(of: slot.children[0])
        continue
      }
      if scene.isImplied(slot.name.value, of: id) { continue }
      let children = slot.children.map { self.element(of: $0) }
      if let single = Self.alias(of: slotSchema, schema, children.count) {
        element.children += children.map { child in
          var child = child
          child.attributes.insert(.init(name: "key", value: single), at: 0)
          return child
        }
      } else if slotSchema.isSingle {
        element.children += children
      } else {
        var list = DocumentElement(slotSchema.element ?? slotSchema.name)
        list.children = children
        element.children.append(list)
      }
    }
    addCellParts(of: id, to: &element)
  }

  /// The other name of a list of one: `leftBarButtonItem`.
  private static func alias(of slot: SlotSchema, _ schema: ClassSchema, _ count: Int) -> String? {
    guard count == 1 else { return nil }
    return schema.slots.values.first { $0.aliasOf == slot.name }?.name
  }

  /// The labels of a built-in style, which stand before the content's own views.
  private mutating func addCellParts(of id: ObjectID, to element: inout DocumentElement) {
    let parts = scene.cellParts(of: id)
    guard !parts.isEmpty else { return }
    let elements = parts.map { self.element(of: $0) }
    if let index = element.children.firstIndex(where: { $0.name == "subviews" }) {
      element.children[index].children.insert(contentsOf: elements, at: 0)
    } else {
      var list = DocumentElement("subviews")
      list.children = elements
      element.children.append(list)
    }
  }
}
