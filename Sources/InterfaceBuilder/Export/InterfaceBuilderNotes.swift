import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// What a scene keeps under `interfaceBuilder`, found again for its objects.
struct InterfaceBuilderNotes {
  private let tree: SyntaxTree
  private var nodes: [ObjectID: NodeID] = [:]
  /// What the document itself keeps; nil where it keeps nothing.
  let document: NodeID?

  init(_ tree: SyntaxTree, _ scene: Scene) {
    self.tree = tree
    var places: [SourceRange: NodeID] = [:]
    for index in 0..<Int32(tree.nodeCount) {
      let node = NodeID(index)
      guard tree[node].kind == .mapping else { continue }
      places[tree[node].range] = tree.value(named: SceneKeys.Object.interfaceBuilder.rawValue, of: node)
    }
    for (index, object) in scene.objects.enumerated() where object.range.lowerBound < object.range.upperBound {
      nodes[ObjectID(index)] = places[object.range]
    }
    document = tree.root.flatMap { tree.value(named: SceneKeys.Document.interfaceBuilder.rawValue, of: $0) }
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

  /// What the document's XML declaration says of `standalone`; nil where it says nothing.
  var standalone: String? {
    document.flatMap { tree.value(named: SceneKeys.InterfaceBuilder.standalone.rawValue, of: $0) }.map {
      tree.text(of: $0)
    }
  }

  /// What the document's outermost element says beside.
  var documentPatch: ElementPatch { document.map { ElementPatch($0, in: tree) } ?? ElementPatch() }
}
