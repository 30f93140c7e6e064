import SceneCatalog
import SceneDiagnostics
import SceneModel

extension DocumentImporter {
  /// Adds what stands in an object's slots.
  mutating func addSlots(
    _ element: inout ElementReading,
    _ schema: ClassSchema,
    of id: ObjectID,
    to object: inout SceneObject
  ) {
    for name in Self.slotNames(schema) {
      guard let slot = schema.slots[name], !slot.accepts.isEmpty else { continue }
      if storyboard != nil, !slot.segues.isEmpty {
        addContained(&element, slot, of: id, to: &object)
        continue
      }
      let nodes = children(of: slot, in: &element)
      let found = nodes.compactMap { self.object($0, in: slot, of: id) }
      guard !found.isEmpty else { continue }
      object.slots.append(SceneSlot(name: Located(unwritten: name), children: found))
    }
    object.slots.sort { Self.rank($0.name.value) < Self.rank($1.name.value) }
  }

  /// Slots that replace an inherited one come before it.
  private static func slotNames(_ schema: ClassSchema) -> [String] {
    schema.slotNames.filter { schema.slots[$0]?.element != nil }
      + schema.slotNames.filter { schema.slots[$0]?.element == nil }
  }

  /// What most of an object stands in comes last.
  private static func rank(_ name: String) -> Int {
    switch name {
    case "gestureRecognizers": 1
    case "view", "contentView", "prototypeCells", "sections": 2
    case "subviews", "arrangedSubviews", "viewControllers": 3
    default: 0
    }
  }

  private mutating func children(of slot: SlotSchema, in element: inout ElementReading) -> [DocumentNode] {
    let node = element.node
    if slot.outletCollection {
      guard let id = node["id"] else { return [] }
      return (survey.recognizers[id] ?? []).compactMap { $0["destination"].flatMap { survey.nodes[$0] } }
    }
    if slot.standsIn != nil {
      // A label of a built-in style stands among the content's views, and the cell names it.
      return element.take(slot.name).flatMap { survey.nodes[$0] }.map { [$0] } ?? []
    }
    if let single = node.children.first(where: { $0["key"] == slot.name && isObject($0) }) {
      element.take(single)
      return [single]
    }
    let listName = slot.element ?? slot.name
    if !slot.isSingle, let list = node.children.first(where: { isList($0, named: listName, in: element) }) {
      element.take(list)
      return list.children.filter { !isCellPart($0) && !($0.name == "nil") }
    }
    guard slot.isSingle else { return [] }
    let accepted = node.children.first { child in
      guard child["key"] == nil, let name = classes.name(of: child.name)?.archived else { return false }
      return catalog.schema(named: name).map { schema in slot.accepts.contains { schema.isKind(of: $0) } } == true
    }
    guard let accepted, slot.accepts != ["UIView"] else { return [] }
    element.take(accepted)
    return [accepted]
  }

  private func isObject(_ node: DocumentNode) -> Bool { node.name != "nil" && classes.name(of: node.name) != nil }

  private func isList(_ node: DocumentNode, named name: String, in element: ElementReading) -> Bool {
    guard node["id"] == nil, !element.takenChildren.contains(node.index) else { return false }
    return node["key"] == nil && node.name == name || node["key"] == name && !isObject(node) && node.name != "nil"
  }

  /// Whether the cell around a view holds it in a slot of its own.
  private func isCellPart(_ node: DocumentNode) -> Bool {
    guard let id = node["id"], let cell = node.owner?.owner, cell.name == "tableViewCell" else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }
}
