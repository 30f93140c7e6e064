import SceneCompiler
import SceneDiagnostics
import SceneSyntax

extension DocumentImporter {
  /// Keeps under `interfaceBuilder` what an export of the scene would not give back.
  ///
  /// The scene is exported once and held against the document; gives the scene's value with what was found.
  mutating func keepingRest(of root: DocumentNode, in scene: WrittenValue, with pipeline: Pipeline) -> WrittenValue {
    let source = SourceText(
      path: "",
      text: TagSuppression.add(to: SceneWriter().text(of: scene), path: "", with: pipeline)
    )
    guard let element = exportedDocument(source, with: pipeline, isBare: true).value.flatMap({ $0 }),
      let exported = readDocument(SourceText(path: "", text: DocumentWriter.text(of: element))).value
    else { return scene }
    var made: [String: DocumentNode] = [:]
    for node in exported.nodes {
      if let id = node["id"], made[id] == nil { made[id] = node }
    }
    for (id, index) in indices {
      guard let node = made[id], let genuine = survey.nodes[id] else { continue }
      objects[index].interfaceBuilder.removeAll { $0.key == "attributes" }
      objects[index].interfaceBuilder += patch(from: node, to: genuine).entries
    }
    for (id, node) in made {
      guard node.name == "placeholder", id != "-2", let genuine = survey.nodes[id] else { continue }
      outsiders[id] = (outsiders[id] ?? []) + patch(from: node, to: genuine).entries
    }
    if let node = exported.root {
      var documentPatch = patch(from: node, to: root)
      documentPatch.attributes.removeAll { ["toolsVersion", "systemVersion", "version", "type"].contains($0.name) }
      let entries = documentPatch.entries
      document = entries.isEmpty ? [.init("attributes", .map([]))] : entries
    }
    return assembled()
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
