import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Keeps under `interfaceBuilder` what an export of the scene would not give back.
  ///
  /// The scene is exported once and compared with the document.
  mutating func keepRest(of root: DocumentNode, with pipeline: Pipeline) {
    var made = exported(with: pipeline)
    if made == nil {
      checkedScene(with: pipeline)
      made = exported(with: pipeline)
    }
    guard let made else { return }
    var nodes: [String: DocumentNode] = [:]
    for node in made.nodes {
      if let id = node["id"], nodes[id] == nil { nodes[id] = node }
    }
    for (documentID, id) in objects {
      guard let node = nodes[documentID], let genuine = survey.nodes[documentID] else { continue }
      scene[id].interfaceBuilder.removeAll { $0.key == SceneKeys.ElementPatch.attributes.rawValue }
      // Where the labels differ, the patch of the parent replaces the element; a changed label would hide it from that patch.
      guard DocumentElement(node).label == DocumentElement(genuine).label else { continue }
      scene[id].interfaceBuilder += patch(from: node, to: genuine).entries
    }
    for (documentID, id) in outsiders {
      guard let node = nodes[documentID], node.name == "placeholder", let genuine = survey.nodes[documentID] else {
        continue
      }
      scene[id].interfaceBuilder += patch(from: node, to: genuine).entries
    }
    if let node = made.root {
      let entries = patch(from: node, to: root).entries + tree.fileEntries
      scene.interfaceBuilder = entries.isEmpty ? [.init(SceneKeys.ElementPatch.attributes, .map([]))] : entries
    }
  }

  /// The document that an export of the scene gives; nil where the scene has errors.
  private func exported(with pipeline: Pipeline) -> DocumentTree? {
    let text = ImportedScene(scene, catalog).suppressed(path: "", with: pipeline)
    let exported = exportedDocument(SourceText(path: "", text: text), with: pipeline, isBare: true).value
    return exported.flatMap { $0 }.flatMap {
      readDocument(SourceText(path: "", text: DocumentWriter.text(of: $0))).value
    }
  }

  private func patch(from made: DocumentNode, to genuine: DocumentNode) -> ElementPatch {
    patch(from: DocumentElement(made), to: genuine)
  }

  /// What leads from an element of an export to the document's; what has an id of its own has a patch of its own.
  func patch(from made: DocumentElement, to genuine: DocumentNode) -> ElementPatch {
    let known = objects
    let segues = segueIDs
    var made = made
    // The export has it of the scene's notes: they must keep it.
    made[FixedFrame.attribute] = nil
    return ElementPatch(from: made, to: DocumentElement(genuine)) { element in
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
