import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneExporter {
  /// Finds the controller whose scene each object is in, and names what stands beside each controller.
  mutating func nameSurroundings() {
    var controllers: [ObjectID?] = []
    for (index, object) in scene.objects.enumerated() {
      let id = ObjectID(index)
      if index < 2 {
        controllers.append(nil)
      } else if isSceneController(id) {
        controllers.append(id)
      } else {
        controllers.append(object.parent.flatMap { controllers[$0.index] } ?? scene.viewController)
      }
    }
    surroundings?.controllers = controllers
    let unwinding = Set(scene.segues.filter { $0.kind.value == .unwind }.compactMap { controllers[$0.source.index] })
    for id in sceneControllers {
      let (notes, words) = (sceneNotes(of: id), path(of: id))
      let responder = notes.firstResponder ?? ids.make(from: "\(words).firstResponder")
      surroundings?.firstResponders[id] = responder
      guard writtenSceneNotes(of: id).exit != nil || unwinding.contains(id) else { continue }
      let exit = notes.exit ?? ids.make(from: "\(words).exit")
      surroundings?.exits[id] = exit
    }
  }

  /// Keeps the ids that the scene's notes have for what stands beside controllers.
  mutating func reserveSurroundings() {
    for id in sceneControllers {
      var notes = writtenSceneNotes(of: id)
      notes.claimIDs(in: &ids)
      keptSceneNotes[id] = notes
    }
  }

  /// The controllers that are scenes in a document, each before those in it.
  var sceneControllers: [ObjectID] { scene.objects.indices.map { ObjectID($0) }.filter(isSceneController) }

  /// Whether a controller is a scene of its own in a document: the scene's, or one in a container.
  func isSceneController(_ id: ObjectID) -> Bool {
    if id == scene.viewController { return true }
    guard let parent = scene.objects.parent(at: id.index), let slot = scene.objects.slotName(at: id.index) else {
      return false
    }
    return schema(of: parent).slots[slot]?.segues.isEmpty == false
  }

  /// What is kept of the document's scene with a controller, without ids that something else has.
  func sceneNotes(of id: ObjectID) -> SceneNotes { keptSceneNotes[id] ?? SceneNotes() }

  private func writtenSceneNotes(of id: ObjectID) -> SceneNotes {
    id == scene.viewController ? notes.sceneNotes : notes.sceneNotes(of: id)
  }

  // MARK: - Scenes

  /// The element of the scene with a controller.
  mutating func sceneElement(of controller: ObjectID) -> DocumentElement {
    let notes = sceneNotes(of: controller)
    var element = DocumentElement("scene")
    element["sceneID"] = notes.id ?? ids.make(from: "\(path(of: controller)).scene")
    var objects = DocumentElement("objects")
    let own = self.element(of: controller)
    objects.children = [own, Self.firstResponder(surroundings?.firstResponders[controller] ?? "", notes)]
    if let exit = surroundings?.exits[controller] {
      objects.children.append(DocumentElement("exit", ["id": exit, "userLabel": "Exit", "sceneMemberID": "exit"]))
    }
    if controller == scene.viewController {
      objects.children += scene.topLevel.filter { $0 != controller }.map { self.element(of: $0) }
    }
    objects.children += scene.objects.indices.map { ObjectID($0) }
      .filter {
        scene[$0].slotName == "gestureRecognizers" && parts.contains($0)
          && surroundings?.controllers[$0.index] == controller
      }
      .map { self.element(of: $0) }
    element.children = [objects]
    element.comment = notes.comment ?? SceneTitle.title(of: own)
    notes.patch.apply(to: &element)
    return element
  }

  /// The First Responder of a scene.
  static func firstResponder(_ id: String, _ notes: SceneNotes) -> DocumentElement {
    var element = DocumentElement("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": id])
    element["userLabel"] = "First Responder"
    element["customClass"] = notes.responderClass
    element["sceneMemberID"] = "firstResponder"
    return element
  }

  // MARK: - Objects

  /// Whether an object is a container view.
  func hasEmbedSegue(_ id: ObjectID) -> Bool {
    scene[id].segues.contains { scene.segues[$0].kind.value == .embed }
  }

  /// Makes the element of an object what it is in a storyboard.
  func addStoryboardParts(of id: ObjectID, to element: inout DocumentElement) {
    guard surroundings != nil else { return }
    let object = scene[id]
    if let identifier = object.storyboardIdentifier?.value {
      element["storyboardIdentifier"] = identifier
      if element["restorationIdentifier"] == identifier {
        element["restorationIdentifier"] = nil
        element["useStoryboardIdentifierAsRestorationIdentifier"] = "YES"
      }
    }
    if isSceneController(id) { element["sceneMemberID"] = "viewController" }
  }

  /// The segues of an object; without the ids of those from a container to its children.
  func segues(of id: ObjectID) -> (own: [DocumentElement], contained: [DocumentElement]) {
    guard let surroundings else { return ([], []) }
    return (scene[id].segues.map { segue($0, surroundings) }, relationships(of: id, surroundings))
  }

  private func segue(_ index: Int, _ surroundings: StoryboardSurroundings) -> DocumentElement {
    let segue = scene.segues[index]
    var element = DocumentElement("segue")
    if segue.kind.value == .unwind {
      element["destination"] = surroundings.controllers[segue.source.index].flatMap { surroundings.exits[$0] }
    } else {
      element["destination"] = segue.destination.flatMap { surroundings.destinations[$0.value] }
    }
    element["kind"] = segue.kind.value.rawValue
    element["identifier"] = segue.identifier?.value
    if let name = segue.className { putClass(name, into: &element) }
    if segue.property("animates")?.value.value == .bool(false) { element["animates"] = "NO" }
    for key in [SceneKeys.Segue.modalPresentationStyle, .modalTransitionStyle] {
      guard case .enumeration(let name, let raw)? = segue.property(key.rawValue)?.value.value,
        let type = key.enumeration
      else { continue }
      element[key.rawValue] = values.word(name, raw: raw, of: type)
    }
    element["popoverAnchorView"] = segue.sourceView.flatMap(destination)
    element["popoverAnchorBarButtonItem"] = segue.barButtonItem.flatMap(destination)
    element["unwindAction"] = segue.action?.value
    element["trigger"] = segue.trigger?.value.name
    element["destinationCreationSelector"] = segue.creator?.value
    let index = SceneKeys.Segue.splitViewControllerTargetIndex
    if case .int(let number)? = segue.property(index.rawValue)?.value.value { element[index.rawValue] = String(number) }
    let directions = SceneKeys.Segue.permittedArrowDirections
    if case .optionSet(let names, _)? = segue.property(directions.rawValue)?.value.value,
      let type = directions.enumeration
    {
      var child = values.optionSet(names, of: type, key: "popoverArrowDirection")
      child.name = "popoverArrowDirection"
      element.children.append(child)
    }
    let views = segue.passthroughViews.compactMap(\.object).filter { parts.contains($0) }
    if !views.isEmpty {
      var list = DocumentElement("popoverPassthroughViews")
      list.children = views.map { DocumentElement(elementName(of: $0), ["reference": id(of: $0)]) }
      element.children.append(list)
    }
    return element
  }

  /// The segues from a container to its children.
  private func relationships(of id: ObjectID, _ surroundings: StoryboardSurroundings) -> [DocumentElement] {
    let schema = schema(of: id)
    guard let slot = schema.slotNames.compactMap({ schema.slots[$0] }).first(where: { !$0.segues.isEmpty }) else {
      return []
    }
    var ids: [String?] = scene[id].children(in: slot.name).map { self.id(of: $0) }
    for link in scene[id].sceneLinks.sorted(by: { $0.index < $1.index }) {
      ids.insert(surroundings.destinations[link.scene.value], at: min(max(link.index, 0), ids.count))
    }
    return ids.enumerated().map { index, destination in
      var element = DocumentElement("segue")
      element["destination"] = destination
      element["kind"] = StoryboardSurvey.relationship
      element["relationship"] = slot.segues[min(index, slot.segues.count - 1)]
      return element
    }
  }
}
