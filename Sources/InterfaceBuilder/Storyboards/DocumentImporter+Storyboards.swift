import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Imports a scene of a storyboard: its controller, the containers that are written in it, and what stands beside it.
  mutating func addStoryboardScene(_ entry: StoryboardSurvey.Entry, _ members: [StoryboardSurvey.Entry]) {
    guard let controller = object(entry.controller, in: nil, of: nil) else { return }
    scene.viewController = controller
    scene.topLevel = [controller]
    for node in entry.dock {
      if node["id"].map(survey.nestedRecognizers.contains) == true { continue }
      if let id = object(node, in: nil, of: nil) { scene.topLevel.append(id) }
    }
    for entry in members { keep(SceneNotes(entry), of: entry, isOwn: !entry.name.isEmpty) }
    if reading == nil { StyleChoice.hoist(&scene, schemaNames) }
  }

  /// Keeps what is said of the document's scene with a controller.
  mutating func keep(_ notes: SceneNotes, of entry: StoryboardSurvey.Entry, isOwn: Bool) {
    guard let id = objects[entry.id] else { return }
    if isOwn {
      scene.interfaceBuilder = notes.entries
    } else {
      scene[id].interfaceBuilder.removeAll { $0.key == SceneKeys.InterfaceBuilder.scene.rawValue }
      scene[id].interfaceBuilder.append(.init(SceneKeys.InterfaceBuilder.scene, .map(notes.entries)))
    }
  }

  /// Keeps under `interfaceBuilder` of objects and segues what an export would not give back.
  ///
  /// - Parameter made: The elements that an export of the storyboard gives, by their ids.
  mutating func keepRest(of made: [String: DocumentElement]) {
    let copies = DocumentElement.copies(of: scope.nodes)
    for (documentID, id) in objects {
      guard let element = made[documentID], let genuine = survey.nodes[documentID].flatMap({ copies[$0.index] })
      else { continue }
      scene[id].interfaceBuilder.removeAll { $0.key == SceneKeys.ElementPatch.attributes.rawValue }
      scene[id].interfaceBuilder += patch(from: element, to: genuine).entries
    }
    for (index, node) in segueNodes.enumerated() {
      guard let element = node["id"].flatMap({ made[$0] }), element.name == "segue" else { continue }
      scene.segues[index].interfaceBuilder =
        patch(from: element, to: copies[node.index] ?? DocumentElement(node)).entries
    }
  }
}
