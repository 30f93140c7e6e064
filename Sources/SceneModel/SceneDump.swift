import SceneDiagnostics

extension Scene {
  /// The scene as stable, readable text: one line a fact, with its position.
  package func dump() -> String {
    var writer = SceneDumpWriter(scene: self)
    writer.line(0, "scene \(version)")
    for index in objects.indices where objects[index].kind != .object { writer.writeOutsider(ObjectID(index)) }
    for id in topLevel { writer.writeObject(id, depth: 0) }
    for index in constraints.indices { writer.writeConstraint(index) }
    return writer.text
  }
}

/// Collects the lines of a dump.
struct SceneDumpWriter {
  let scene: Scene
  var text = ""

  init(scene: Scene) { self.scene = scene }

  mutating func line(_ depth: Int, _ content: String, at range: SourceRange? = nil) {
    text += String(repeating: "  ", count: depth) + content
    if let range, !range.isEmpty {
      let position = scene.source.position(at: range.lowerBound)
      text += "  @\(position.line):\(position.column)"
    }
    text += "\n"
  }

  mutating func writeOutsider(_ id: ObjectID) {
    let object = scene[id]
    switch object.kind {
    case .owner: line(0, ReservedName.owner.rawValue + typeText(object), at: object.range)
    case .placeholder(let identifier):
      line(0, "placeholder \(name(of: id)) \(Self.quoted(identifier))" + typeText(object), at: object.range)
    case .firstResponder, .object: return
    }
    writeConnections(object, depth: 1)
    writeSlots(object, depth: 1)
  }

  mutating func writeObject(_ id: ObjectID, depth: Int) {
    let object = scene[id]
    let identifier = object.identifier.map { " #\($0.value)" } ?? ""
    line(depth, "object\(typeText(object))\(identifier)", at: object.range)
    for property in object.properties {
      let style = property.style.map { " (style \($0.value))" } ?? ""
      line(depth + 1, "\(property.name.value) = \(property.value.value.dump)\(style)", at: property.name.range)
    }
    for attribute in object.attributes {
      line(
        depth + 1,
        "attribute \(attribute.keyPath.value) = \(attribute.value.value.dump)",
        at: attribute.keyPath.range
      )
    }
    if !object.isInstalled { line(depth + 1, "isInstalled = false") }
    if let embedding = object.embedding {
      line(depth + 1, "embedIn -> \(name(embedding.container))", at: embedding.key)
    }
    for variation in object.variations { writeVariation(variation, depth: depth + 1) }
    writeStoryboardParts(object, depth: depth + 1)
    writeConnections(object, depth: depth + 1)
    writeSlots(object, depth: depth + 1)
  }

  private mutating func writeSlots(_ object: SceneObject, depth: Int) {
    for slot in object.slots {
      line(depth, "\(slot.name.value):", at: slot.name.range)
      for child in slot.children { writeObject(child, depth: depth + 1) }
    }
  }

  private func typeText(_ object: SceneObject) -> String {
    let superclass = object.superclassName.map { ": \($0.value)" } ?? ""
    return " \(object.className.value)\(superclass)"
  }

  private mutating func writeConnections(_ object: SceneObject, depth: Int) {
    for outlet in object.outlets {
      let targets = outlet.targets.map { name($0) }
      let text = outlet.isCollection ? "[\(targets.joined(separator: ", "))]" : targets.joined()
      line(depth, "outlet \(outlet.name.value) -> \(text)", at: outlet.name.range)
    }
    for action in object.actions {
      let event = action.event.map { "\($0.value)(\(action.mask.map(String.init) ?? "?")) " } ?? ""
      line(depth, "action \(event)-> \(name(action.receiver)).\(action.selector.value)", at: action.selector.range)
    }
  }

  mutating func writeConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    var words = [EquationText(constraint) { name($0) }.text]
    if let identifier = constraint.identifier { words.append("#\(identifier.value)") }
    if let identifier = constraint.layoutIdentifier { words.append(Self.quoted(identifier)) }
    if !constraint.isInstalled { words.append(constraint.isPlaceholder ? "(placeholder)" : "(not installed)") }
    line(0, "constraint on \(name(of: constraint.owner)): \(words.joined(separator: " "))", at: constraint.range)
    for variation in constraint.variations { writeVariation(variation, depth: 1) }
  }

  private mutating func writeVariation(_ variation: SceneVariation, depth: Int) {
    let traits = variation.traits.map { "\($0.name)(\($0.raw))" }.joined(separator: " ")
    line(depth, "when \(traits)", at: variation.range)
    if let isInstalled = variation.isInstalled { line(depth + 1, "isInstalled = \(isInstalled)") }
    if let constant = variation.constant { line(depth + 1, "constant = \(SceneNumber.text(constant))") }
    for property in variation.properties {
      line(depth + 1, "\(property.name.value) = \(property.value.value.dump)", at: property.name.range)
    }
  }

  func name(_ reference: SceneReference) -> String {
    switch reference.target {
    case .object(let id): name(of: id)
    case .constraint: "#\(reference.name)"
    case .unresolved: "?\(reference.name)"
    }
  }

  /// An object's id with `#`, or what stands for it where it has none.
  private func name(of id: ObjectID) -> String {
    if let identifier = scene[id].identifier { return "#\(identifier.value)" }
    switch scene[id].kind {
    case .owner: return ReservedName.owner.rawValue
    case .firstResponder: return ReservedName.firstResponder.rawValue
    case .placeholder, .object: return "\(scene[id].className.value)[\(id.index)]"
    }
  }

  static func quoted(_ text: String) -> String { SceneValue.quoted(text) }
}
