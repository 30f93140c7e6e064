import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Keeps under `interfaceBuilder` what an export of the scene would not give back.
  ///
  /// The scene is exported once and held against the document; gives the scene's value with what was found.
  mutating func keepingRest(of root: DocumentNode, in scene: WrittenValue, with pipeline: Pipeline) -> WrittenValue {
    var scene = scene
    var made = exported(scene, with: pipeline)
    if made == nil {
      leaveOutErrors(with: pipeline)
      scene = assembled()
      made = exported(scene, with: pipeline)
    }
    guard let made else { return scene }
    var nodes: [String: DocumentNode] = [:]
    for node in made.nodes {
      if let id = node["id"], nodes[id] == nil { nodes[id] = node }
    }
    for (id, index) in indices {
      guard let node = nodes[id], let genuine = survey.nodes[id] else { continue }
      objects[index].interfaceBuilder.removeAll { $0.key == "attributes" }
      objects[index].interfaceBuilder += patch(from: node, to: genuine).entries
    }
    for (id, node) in nodes {
      guard node.name == "placeholder", id != "-2", let genuine = survey.nodes[id] else { continue }
      outsiders[id] = (outsiders[id] ?? []) + patch(from: node, to: genuine).entries
    }
    if let node = made.root {
      var entries = patch(from: node, to: root).entries
      if let standalone = tree.standalone { entries.append(.init("standalone", .text(standalone))) }
      document = entries.isEmpty ? [.init("attributes", .map([]))] : entries
    }
    return assembled()
  }

  /// The document that an export of a scene gives; nil where the scene has errors.
  private func exported(_ scene: WrittenValue, with pipeline: Pipeline) -> DocumentTree? {
    let text = ImportedSuppressions.add(to: SceneWriter().text(of: scene), path: "", with: pipeline)
    let exported = exportedDocument(SourceText(path: "", text: text), with: pipeline, isBare: true).value
    return exported.flatMap { $0 }.flatMap {
      readDocument(SourceText(path: "", text: DocumentWriter.text(of: $0))).value
    }
  }

  private func patch(from made: DocumentNode, to genuine: DocumentNode) -> ElementPatch {
    let known = indices
    var made = DocumentElement(made)
    // The export has it of the scene's notes: they must keep it.
    made[FixedFrame.attribute] = nil
    return ElementPatch(from: made, to: DocumentElement(genuine)) { element in
      element["id"].map { known[$0] != nil || $0 == "-1" || self.outsiders[$0] != nil } ?? false
    }
  }
}
