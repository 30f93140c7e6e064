package import SceneSyntax

/// The images of a document that a scene was imported from, as far as the scene keeps what the document says of them.
package enum ImportedImages {
  /// The sizes by name, in points, as Interface Builder saw them; empty for a scene that was not imported.
  package static func sizes(in tree: SyntaxTree) -> [String: ImageSize] {
    guard let root = tree.root, let notes = value("interfaceBuilder", of: root, in: tree),
      let elements = value("elements", of: notes, in: tree)
    else { return [:] }
    var sizes: [String: ImageSize] = [:]
    for element in tree.children(of: elements) {
      let text = tree.text(of: element)
      guard text.hasPrefix("<resources") else { continue }
      for rest in text.split(separator: "<image ").dropFirst() {
        guard let attributes = VectorHeader.tag(rest).map(VectorHeader.attributes), attributes["catalog"] != "system", let name = attributes["name"], !name.contains("&"),
          let width = attributes["width"].flatMap({ Double($0) }),
          let height = attributes["height"].flatMap({ Double($0) }), width > 0, height > 0, width.isFinite,
          height.isFinite
        else { continue }
        sizes[name] = ImageSize(width: width, height: height)
      }
    }
    return sizes
  }

  private static func value(_ name: String, of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    tree.entries(of: tree.resolved(node)).first { tree.text(of: $0.key) == name }.map { tree.resolved($0.value) }
  }
}
