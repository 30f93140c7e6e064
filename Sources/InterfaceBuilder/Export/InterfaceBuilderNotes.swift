import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Where a text has `interfaceBuilder`, by the range of the map that has it.
struct NoteLocations {
  let tree: SyntaxTree
  private var notes: [SourceRange: NodeID] = [:]

  /// Looks through a text once.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    for index in 0..<Int32(tree.nodeCount) {
      let node = NodeID(index)
      guard tree[node].kind == .mapping else { continue }
      notes[tree[node].range] = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: node)
    }
  }

  /// What the map at a range has under `interfaceBuilder`; nil where it has nothing.
  subscript(range: SourceRange) -> NodeID? { notes[range] }
}

/// What a scene keeps under `interfaceBuilder`, found again for its objects.
struct InterfaceBuilderNotes {
  let tree: SyntaxTree
  private let locations: NoteLocations
  private var nodes: [ObjectID: NodeID] = [:]
  /// What the document itself keeps; nil where it keeps nothing.
  let document: NodeID?

  /// - Parameters:
  ///   - locations: The notes of the scene's text.
  ///   - root: The node that is the scene, which keeps notes of its own; nil for none.
  init(_ locations: NoteLocations, _ scene: Scene, root: NodeID?) {
    tree = locations.tree
    self.locations = locations
    for (index, object) in scene.objects.enumerated() where object.range.lowerBound < object.range.upperBound {
      nodes[ObjectID(index)] = locations[object.range]
    }
    document = root.flatMap { locations[locations.tree[$0].range] }
  }

  private func text(_ key: SceneKeys.InterfaceBuilder, of id: ObjectID) -> String? {
    nodes[id].flatMap { tree.value(named: key.rawValue, of: $0) }.map { tree.text(of: $0) }
  }

  /// The document's id of an object; nil where none is kept.
  func id(of id: ObjectID) -> String? { text(.id, of: id).flatMap { $0.isEmpty ? nil : $0 } }

  /// The object's name in the outline.
  func userLabel(of id: ObjectID) -> String? { text(.userLabel, of: id) }

  /// Ids that stand in one text, between spaces.
  func list(_ key: SceneKeys.InterfaceBuilder, of id: ObjectID) -> [String] {
    (text(key, of: id) ?? "").split(separator: " ").map(String.init)
  }

  /// The guides that the document has, in its order.
  func guides(of id: ObjectID) -> [(name: String, id: String)] {
    guard let node = nodes[id].flatMap({ tree.value(named: SceneKeys.InterfaceBuilder.guides.rawValue, of: $0) }) else {
      return []
    }
    return tree.entries(of: node).map { (tree.text(of: $0.key), tree.text(of: $0.value)) }
  }

  /// What the object's element says beside.
  func patch(of id: ObjectID) -> ElementPatch { nodes[id].map { ElementPatch($0, in: tree) } ?? ElementPatch() }

  /// What a segue's element says beside.
  func patch(of segue: SceneSegue) -> ElementPatch {
    locations[segue.range].map { ElementPatch($0, in: tree) } ?? ElementPatch()
  }

  /// What is kept of the element around a controller that is written in place.
  func sceneNotes(of id: ObjectID) -> SceneNotes {
    let key = SceneKeys.InterfaceBuilder.scene.rawValue
    return SceneNotes(nodes[id].flatMap { tree.value(named: key, of: $0) }, in: tree)
  }

  /// What is kept of the scene's own element.
  var sceneNotes: SceneNotes { SceneNotes(document, in: tree) }

  /// What the document's XML declaration says of `standalone`; nil where it says nothing.
  var standalone: String? { documentText(.standalone) }

  /// How the document's file differs from one of Xcode's.
  var form: DocumentFileForm { DocumentFileForm(words: documentText(.file) ?? "") }

  private func documentText(_ key: SceneKeys.InterfaceBuilder) -> String? {
    document.flatMap { tree.value(named: key.rawValue, of: $0) }.map { tree.text(of: $0) }
  }

  /// What the document's outermost element says beside.
  var documentPatch: ElementPatch { document.map { ElementPatch($0, in: tree) } ?? ElementPatch() }
}
