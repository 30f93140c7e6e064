import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Leaves out what would be an error in the scene, though Interface Builder compiles the document.
  ///
  /// It is reported, and an export gives it back with all else that the scene does not say. What cannot be taken out, such as an
  /// object in a slot that does not accept it, stays an error.
  mutating func leaveOutErrors(with pipeline: Pipeline) {
    // What is left out may bring another error to light.
    for _ in 0..<WritingRounds.document {
      let source = SourceText(path: "", text: ScenePrinter.text(of: scene, catalog))
      let checked = pipeline.checked(source)
      if silence(checked.diagnostics, in: checked.tree) { continue }
      if !leaveOut(checked.diagnostics, in: checked.tree) { return }
    }
  }

  /// Silences errors that documents of Interface Builder are allowed to have, and reports them where a document is read; false where
  /// there is none that is not silenced yet.
  mutating func silence(_ diagnostics: [Diagnostic], in tree: SyntaxTree) -> Bool {
    let reasons = reading?.faults == .warning ? ImportedScene.compilingReasons : ImportedScene.reasons
    let errors = diagnostics.filter { $0.severity == .error && reasons[$0.id] != nil }
    guard ImportedScene.silence(errors, in: tree, of: &scene, reasons) else { return false }
    guard let reading else { return true }
    let parts = ScenePartSearch(scene, in: tree)
    let places = DocumentPlaces(source, self.tree)
    var gone = GoneParts()
    for error in errors {
      guard let node = parts.match(error.range).flatMap({ node(of: $0.part, &gone) }) ?? self.tree.root else {
        continue
      }
      self.diagnostics.append(places.moved(error, to: node, reading.faults))
    }
    return true
  }

  /// The document's element for a part of the scene; nil where it has none.
  private func node(of part: ScenePart, _ gone: inout GoneParts) -> DocumentNode? {
    switch part {
    case .segue(let index): segueNodes.indices.contains(index) ? segueNodes[index] : nil
    case .constraint(let index), .constraintVariation(let index, _):
      gone.element(ofConstraint: index, in: scene).flatMap { survey.nodes[$0] }
    default: part.object.flatMap { node(of: $0) }
    }
  }

  /// Leaves out what would be an error in the scene's text; false where there is none, or nothing can be left out.
  mutating func leaveOut(_ diagnostics: [Diagnostic], in tree: SyntaxTree) -> Bool {
    // What is newer than the deployment target is there all the same.
    let errors = diagnostics.filter { $0.severity == .error && $0.id != DiagnosticKind.unavailable.id }
    guard !errors.isEmpty else { return false }
    let parts = ScenePartSearch(scene, in: tree)
    var isChanged = false
    var gone = GoneParts()
    defer { takeOut(gone) }
    // Backwards, so that indexes hold.
    for error in errors.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let start = SourceRange(error.range.lowerBound, error.range.lowerBound)
      guard let match = parts.match(start) else { continue }
      if error.id == DiagnosticKind.reuseIdentifier.id {
        guard let node = leaveOutPrototype(around: match.part) else { continue }
        mention("the \(node.name) is left out: \(error.message), so that no code can ask for it", at: node)
        isChanged = true
        continue
      }
      guard let node = leaveOut(match, &gone) else { continue }
      isChanged = true
      if let reading {
        self.diagnostics.append(DocumentPlaces(source, self.tree).moved(error, to: node, reading.faults))
        continue
      }
      let name = match.keys.last.map { "'\($0)' of \(node.name)" } ?? node.name
      let message = "\(name) is left out: \(error.message)"
      // No code runs while a launch screen is shown, so nothing is lost.
      if error.id == DiagnosticKind.launchScreen.id { mention(message, at: node) } else { report(message, at: node) }
    }
    return isChanged
  }

  /// Takes a part out; gives the document's element for it, nil where it cannot be taken out.
  private mutating func leaveOut(_ match: ScenePartSearch.Match, _ gone: inout GoneParts) -> DocumentNode? {
    switch match.part {
    case .object, .embedding: return nil
    case .segue(let index):
      gone.segues[scene.segues[index].source, default: []].insert(index)
      return segueNodes.indices.contains(index) ? segueNodes[index] : node(of: scene.segues[index].source)
    case .sceneLink(let id, let index): return leaveOutLink(index, of: id)
    case .className(let id):
      guard id == Scene.owner else { return nil }
      scene[id].className = Located(unwritten: "NSObject")
      scene[id].superclassName = nil
      return node(of: id)
    case .property(let id, let name):
      guard let index = scene[id].properties.firstIndex(where: { $0.name.value == name && $0.style == nil }) else {
        return nil
      }
      if case .keyed(var values) = scene[id].properties[index].value.value, values.count > 1, let key = match.keys.last,
        values.contains(where: { $0.key == key })
      {
        values.removeAll { $0.key == key }
        scene[id].properties[index].value.value = .keyed(values)
      } else {
        scene[id].properties.remove(at: index)
      }
      return node(of: id)
    case .attribute(let id, let path):
      gone.attributes[id, default: []].insert(path)
      return node(of: id)
    case .variation(let id, let index):
      guard Self.leaveOut(match.keys.last, of: index, in: &scene[id].variations) else { return nil }
      return node(of: id)
    case .action(let id, let event, let index):
      let same = gone.actions(of: id, at: event, in: scene)
      guard same.indices.contains(index) else { return nil }
      gone.actions[id, default: []].insert(same[index])
      guard let node = node(of: id) else { return nil }
      let selector = scene[id].actions[same[index]].selector.value
      let actions = gone.connections.list(of: node).actionsByEvent[event ?? ""] ?? []
      return actions.first { $0["selector"] == selector } ?? node
    case .outlet(let id, let name): return leaveOutOutlet(name, of: id, &gone)
    case .constraint(let index):
      gone.constraints[scene.constraints[index].owner, default: []].insert(index)
      return gone.element(ofConstraint: index, in: scene).flatMap { survey.nodes[$0] }
        ?? node(of: scene.constraints[index].owner)
    case .constraintVariation(let index, let variation):
      guard Self.leaveOut(match.keys.last, of: variation, in: &scene.constraints[index].variations) else { return nil }
      return gone.element(ofConstraint: index, in: scene).flatMap { survey.nodes[$0] }
    }
  }

  /// Takes out what was found of many errors at once: one after the other would take the square of their number.
  private mutating func takeOut(_ gone: GoneParts) {
    for (id, names) in gone.outlets {
      scene[id].outlets.removeAll { names.contains($0.name.value) }
      changeIDs(.connections, of: id) { $0.filter { gone.connectionIDs[id]?.contains($0) != true } }
    }
    for (id, indexes) in gone.segues { scene[id].segues.removeAll { indexes.contains($0) } }
    for (id, paths) in gone.attributes { scene[id].attributes.removeAll { paths.contains($0.keyPath.value) } }
    for (id, indexes) in gone.actions {
      scene[id].actions = scene[id].actions.enumerated().filter { !indexes.contains($0.offset) }.map(\.element)
    }
    for (id, indexes) in gone.constraints {
      let offsets = Set(scene[id].constraints.indices.filter { indexes.contains(scene[id].constraints[$0]) })
      scene[id].constraints.removeAll { indexes.contains($0) }
      changeIDs(.constraints, of: id) { all in all.enumerated().filter { !offsets.contains($0.offset) }.map(\.element) }
    }
  }

  /// Takes out what is wrong with a variation; false where there is none at the index.
  ///
  /// That is the property that a key names. What is installed stays as long as other parts can be what is wrong.
  private static func leaveOut(_ key: String?, of index: Int, in list: inout [SceneVariation]) -> Bool {
    guard list.indices.contains(index) else { return false }
    if let property = list[index].properties.firstIndex(where: { $0.name.value == key }) {
      list[index].properties.remove(at: property)
    } else if list[index].isInstalled != nil, list[index].constant != nil || !list[index].properties.isEmpty {
      (list[index].constant, list[index].properties) = (nil, [])
    } else {
      list.remove(at: index)
      return true
    }
    let isEmpty = list[index].isInstalled == nil && list[index].constant == nil && list[index].properties.isEmpty
    if isEmpty { list.remove(at: index) }
    return true
  }

  /// Takes out the prototype that a part belongs to: without a reuse identifier of its own, no code can ask for it.
  private mutating func leaveOutPrototype(around part: ScenePart) -> DocumentNode? {
    var next: ObjectID? = part.object
    while let id = next {
      next = scene[id].parent
      guard let parent = next, let slotName = scene[id].slotName,
        catalog.schema(named: schemaNames[parent] ?? "")?.prototypeSlots.contains(slotName) == true,
        let index = scene[parent].slots.firstIndex(where: { $0.name.value == slotName })
      else { continue }
      scene[parent].slots[index].children.removeAll { $0 == id }
      if scene[parent].slots[index].children.isEmpty { scene[parent].slots.remove(at: index) }
      return node(of: id)
    }
    return nil
  }

  /// The ids that are kept no longer have those of the outlet.
  private func leaveOutOutlet(_ name: String, of id: ObjectID, _ gone: inout GoneParts) -> DocumentNode? {
    guard scene[id].kind == .object || id == Scene.owner, let node = node(of: id) else { return nil }
    gone.outlets[id, default: []].insert(name)
    let found = gone.connections.list(of: node).outlets[name] ?? []
    gone.connectionIDs[id, default: []].formUnion(found.compactMap { $0["id"] })
    return found.first ?? node
  }

  private mutating func leaveOutLink(_ index: Int, of id: ObjectID) -> DocumentNode? {
    guard let gone = scene[id].sceneLinks.first(where: { $0.index == index }), let node = node(of: id) else {
      return nil
    }
    scene[id].sceneLinks.removeAll { $0.index == index }
    for offset in scene[id].sceneLinks.indices where scene[id].sceneLinks[offset].index > index {
      scene[id].sceneLinks[offset].index -= 1
    }
    let segue = storyboard?.relationships(of: node).first { segue in
      segue["destination"].flatMap { storyboard?.controllers[$0] }.map { storyboard?.entries[$0].name }
        == gone.scene.value
    }
    changeIDs(.connections, of: id) { $0.filter { $0 != segue?["id"] } }
    return segue ?? node
  }

  /// Changes the document's ids that an object keeps under a key.
  private mutating func changeIDs(_ key: SceneKeys.InterfaceBuilder, of id: ObjectID, _ change: ([String]) -> [String])
  {
    guard let index = scene[id].interfaceBuilder.firstIndex(where: { $0.key == key.rawValue }),
      case .text(let list) = scene[id].interfaceBuilder[index].value
    else { return }
    let left = change(list.split(separator: " ").map(String.init))
    if left.isEmpty {
      scene[id].interfaceBuilder.remove(at: index)
    } else {
      scene[id].interfaceBuilder[index].value = .text(left.joined(separator: " "))
    }
  }
}
