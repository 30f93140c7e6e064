import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Keeps under `interfaceBuilder` what an export of the scene would not give back.
  ///
  /// The scene is exported once and compared with the document.
  mutating func keepRest(of root: DocumentNode, with pipeline: Pipeline) {
    guard let made = exported(with: pipeline) else { return }
    var elements: [String: DocumentElement] = [:]
    made.collect(into: &elements)
    let copies = DocumentElement.copies(of: scope.nodes)
    func genuine(_ documentID: String) -> DocumentElement? { survey.nodes[documentID].flatMap { copies[$0.index] } }
    for (documentID, id) in objects {
      guard let element = elements[documentID], let genuine = genuine(documentID) else { continue }
      scene[id].interfaceBuilder.removeAll { $0.key == SceneKeys.ElementPatch.attributes.rawValue }
      // Where the labels differ, the patch of the parent replaces the element; a changed label would hide it from that patch.
      guard element.label == genuine.label else { continue }
      scene[id].interfaceBuilder += patch(from: element, to: genuine).entries
    }
    for (documentID, id) in outsiders {
      guard let element = elements[documentID], element.name == "placeholder", let genuine = genuine(documentID)
      else {
        continue
      }
      scene[id].interfaceBuilder += patch(from: element, to: genuine).entries
    }
    let entries = patch(from: made, to: copies[root.index] ?? DocumentElement(root)).entries + tree.fileEntries
    scene.interfaceBuilder = entries.isEmpty ? [.init(SceneKeys.ElementPatch.attributes, .map([]))] : entries
  }

  /// The document that an export of the scene gives, without what is wrong in a scene and is none of Interface Builder's errors; nil
  /// where other errors are left.
  private mutating func exported(with pipeline: Pipeline) -> DocumentElement? {
    // What is silenced or left out may bring more to light.
    for _ in 0..<WritingRounds.document {
      let checked = pipeline.checked(SourceText(path: "", text: ScenePrinter.text(of: scene, catalog)))
      let isSilenced = ImportedScene.silence(checked.diagnostics, in: checked.tree, of: &scene)
      // A comment about a warning brings no error to light, and is nothing that an export gives back.
      if let validated = checked.scene {
        isValid = !isSilenced
        var exporter = SceneExporter(validated, tree: checked.tree)
        return exporter.document(isBare: true)
      }
      if !isSilenced, !leaveOut(checked.diagnostics, in: checked.tree) { return nil }
    }
    return nil
  }

  /// What leads from an element of an export to the document's; what has an id of its own has a patch of its own.
  func patch(from made: DocumentElement, to genuine: DocumentElement) -> ElementPatch {
    let known = objects
    let segues = segueIDs
    var made = made
    // The export has it of the scene's notes: they must keep it.
    made[FixedFrame.attribute] = nil
    return ElementPatch(from: made, to: genuine) { element in
      element["id"].map { id in
        known[id] != nil || id == "-1" || self.outsiders[id] != nil || segues.contains(id)
      } ?? false
    }
  }
}

extension DocumentTree {
  /// What a scene keeps of the document's file beside its elements.
  var fileEntries: [WrittenValue.Entry] {
    let facts: [(SceneKeys.InterfaceBuilder, String?)] = [(.standalone, standalone), (.file, form.words)]
    return facts.compactMap { key, text in text.map { .init(key, .text($0)) } }
  }
}
