import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// What a document of Interface Builder cannot hold.
  var losses: [Diagnostic] {
    var found = loss(ofArchive: scene.archive, at: SourceRange(0, 0))
    for index in scene.objects.indices {
      let id = ObjectID(index)
      guard parts.contains(id) else {
        found += loss(of: id)
        continue
      }
      let object = scene[id]
      found += object.properties.flatMap { losses(of: $0, in: id) }
      found += lossesOfConnections(of: object) + lossesOfConstraints(of: object) + lossesOfVariations(of: id)
      found += object.attributes.flatMap { losses(of: $0) }
      found += loss(ofArchive: object.archive, at: object.className.range)
      found += loss(ofArchive: object.nib, at: object.className.range)
    }
    return found.sortedByLocation()
  }

  private func loss(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notCarried, "\(what) has no place in a document", at: range)
  }

  // MARK: - Objects

  /// An object without an element; none for what is inside one that was reported, or that only its class implies.
  private func loss(of id: ObjectID) -> [Diagnostic] {
    let object = scene[id]
    guard object.kind == .object, !scene.isUnwritten(id), let parent = object.parent else { return [] }
    guard parts.contains(parent) || scene.isUnwritten(parent) else { return [] }
    let name = object.identifier.map { " '\($0.value)'" } ?? ""
    let what = "the \(object.className.value)\(name) in '\(object.slotName ?? "")' of \(self.name(of: parent))"
    return [loss(what, at: object.identifier?.range ?? object.className.range)]
  }

  private func name(of id: ObjectID) -> String {
    if id == Scene.owner { return "the owner" }
    return scene.objects.identifier(at: id.index).map { "'\($0.value)'" }
      ?? "a \(scene.objects.className(at: id.index))"
  }

  private func loss(ofArchive edits: ArchiveEdits, at range: SourceRange) -> [Diagnostic] {
    edits.isEmpty ? [] : [loss("what 'archive' keeps of a nib", at: range)]
  }

  // MARK: - Connections

  private func lossesOfConnections(of object: SceneObject) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for outlet in object.outlets {
      for target in outlet.targets where !parts.contains(target) {
        found.append(loss("the outlet '\(outlet.name.value)', which leads to '\(target.name)',", at: target.range))
      }
    }
    for action in object.actions where !parts.contains(action.receiver) {
      let receiver = action.receiver
      found.append(
        loss("the action '\(action.selector.value)', which is sent to '\(receiver.name)',", at: receiver.range)
      )
    }
    for index in object.segues {
      let segue = scene.segues[index]
      for anchor in [segue.sourceView, segue.barButtonItem].compactMap({ $0 }) where !parts.contains(anchor) {
        found.append(loss("the popover's anchor '\(anchor.name)'", at: anchor.range))
      }
      for view in segue.passthroughViews where !parts.contains(view) {
        found.append(loss("the view '\(view.name)' in 'passthroughViews' of a segue", at: view.range))
      }
    }
    return found
  }

  private func lossesOfConstraints(of object: SceneObject) -> [Diagnostic] {
    object.constraints.flatMap { index in
      let constraint = scene.constraints[index]
      guard parts.contains(constraint: index) else {
        return [loss("a constraint with something that is not in the document", at: constraint.range)]
      }
      return loss(ofArchive: constraint.archive, at: constraint.range)
    }
  }

  // MARK: - Values

  private func lossesOfVariations(of id: ObjectID) -> [Diagnostic] {
    let object = scene[id]
    let schema = schema(of: id)
    var found: [Diagnostic] = []
    for property in object.variations.flatMap(\.properties) {
      guard schema.properties[property.name.value]?.container != nil else { continue }
      found.append(loss("'\(property.name.value)' of a variation", at: property.name.range))
    }
    return found
  }

  private func losses(of attribute: SceneAttribute) -> [Diagnostic] {
    let path = attribute.keyPath.value
    switch attribute.value.value {
    case .localizedText(_, let key): return [loss("the key '\(key)' of '\(path)'", at: attribute.value.range)]
    case .image(.system): return [loss("the system image of '\(path)'", at: attribute.value.range)]
    default: return []
    }
  }

  private func losses(of property: SceneProperty, in id: ObjectID) -> [Diagnostic] {
    let name = property.name.value
    var reasons: [String] = []
    switch property.value.value {
    case .localizedText(_, let key): reasons += loss(ofKey: key, name, id)
    case .keyed(let values):
      for value in values {
        if value.key.contains("+") { reasons.append("the joint state '\(value.key)' of '\(name)'") }
        if case .localizedText(_, let key) = value.value { reasons += loss(ofKey: key, name, id) }
      }
    case .geometry(.rect, let numbers) where name == "bounds" && (numbers[0] != 0 || numbers[1] != 0):
      reasons.append("the origin of 'bounds'")
    default: break
    }
    if name == "transform" { reasons.append("'transform'") }
    return reasons.map { loss($0, at: property.value.range) }
  }

  /// Documents make the keys of texts themselves, from the id of the object.
  private func loss(ofKey key: String, _ name: String, _ id: ObjectID) -> [String] {
    key.hasPrefix("\(self.id(of: id)).") ? [] : ["the key '\(key)' of '\(name)'"]
  }
}
