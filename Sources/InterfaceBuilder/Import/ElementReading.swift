/// One element while it is being read: what was taken of it, so that what is left is known.
struct ElementReading {
  let node: DocumentNode
  private(set) var takenAttributes: Set<String> = ["id", "key"]
  private(set) var takenChildren: Set<Int> = []

  init(_ node: DocumentNode) {
    self.node = node
  }

  /// The value of an attribute, which is taken by this.
  mutating func take(_ attribute: String) -> String? {
    guard let value = node[attribute] else { return nil }
    takenAttributes.insert(attribute)
    return value
  }

  /// The child under a key, of one of some names, which is taken by this.
  mutating func takeChild(key: String, named names: Set<String>) -> DocumentNode? {
    guard let child = node.children.first(where: { $0["key"] == key && names.contains($0.name) }) else { return nil }
    takenChildren.insert(child.index)
    return child
  }

  /// The first child of a name, which is taken by this.
  mutating func takeChild(_ name: String) -> DocumentNode? {
    guard let child = node.children.first(where: { $0.name == name && !takenChildren.contains($0.index) }) else {
      return nil
    }
    takenChildren.insert(child.index)
    return child
  }

  mutating func take(_ child: DocumentNode) { takenChildren.insert(child.index) }

  /// Whether a child says that a property is nil, which is taken by this.
  mutating func takesNil(key: String) -> Bool { takeChild(key: key, named: ["nil"]) != nil }

  var leftAttributes: [DocumentTree.Attribute] { node.attributes.filter { !takenAttributes.contains($0.name) } }
  var leftChildren: [DocumentNode] { node.children.filter { !takenChildren.contains($0.index) } }
}
