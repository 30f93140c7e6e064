import SceneDiagnostics
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
      places[tree[node].range] = Self.entry("interfaceBuilder", of: node, in: tree)
    }
    for (index, object) in scene.objects.enumerated() where object.range.lowerBound < object.range.upperBound {
      nodes[ObjectID(index)] = places[object.range]
    }
    document = tree.root.flatMap { Self.entry("interfaceBuilder", of: $0, in: tree) }
  }

  private static func entry(_ name: String, of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    tree.entries(of: node).first { tree.text(of: $0.key) == name }.map { tree.resolved($0.value) }
  }

  private func text(_ name: String, of id: ObjectID) -> String? {
    nodes[id].flatMap { Self.entry(name, of: $0, in: tree) }.map { tree.text(of: $0) }
  }

  /// The document's id of an object; nil where none is kept.
  func id(of id: ObjectID) -> String? { text("id", of: id).flatMap { $0.isEmpty ? nil : $0 } }

  /// The object's name in the outline.
  func userLabel(of id: ObjectID) -> String? { text("userLabel", of: id) }

  /// Ids that stand in one text, between spaces.
  func list(_ name: String, of id: ObjectID) -> [String] {
    (text(name, of: id) ?? "").split(separator: " ").map(String.init)
  }

  /// The guides that the document has, in its order.
  func guides(of id: ObjectID) -> [(name: String, id: String)] {
    guard let node = nodes[id].flatMap({ Self.entry("guides", of: $0, in: tree) }) else { return [] }
    return tree.entries(of: node).map { (tree.text(of: $0.key), tree.text(of: $0.value)) }
  }

  /// What the object's element says beside.
  func patch(of id: ObjectID) -> ElementPatch { nodes[id].map { ElementPatch($0, in: tree) } ?? ElementPatch() }

  /// What the document's XML declaration says of `standalone`; nil where it says nothing.
  var standalone: String? {
    document.flatMap { Self.entry("standalone", of: $0, in: tree) }.map { tree.text(of: $0) }
  }

  /// What the document's outermost element says beside.
  var documentPatch: ElementPatch { document.map { ElementPatch($0, in: tree) } ?? ElementPatch() }
}
