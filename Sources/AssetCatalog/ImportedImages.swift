import Backports
package import SceneSyntax

/// The images in the document that a scene was imported from, as far as the scene keeps them.
package enum ImportedImages {
  /// The sizes by name, in points, that Interface Builder wrote; empty for a scene that was not imported.
  package static func sizes(in tree: SyntaxTree) -> [String: ImageSize] {
    guard let root = tree.root, let notes = tree.value(named: "interfaceBuilder", of: root),
      let elements = tree.value(named: "elements", of: notes)
    else { return [:] }
    var sizes: [String: ImageSize] = [:]
    for element in tree.children(of: elements) {
      let text = tree.text(of: element)
      guard text.hasPrefix("<resources") else { continue }
      for rest in text.split(separator: "<image ").dropFirst() {
        guard let attributes = VectorHeader.tag(rest).map(VectorHeader.attributes), attributes["catalog"] != "system",
          let name = attributes["name"], !name.contains("&"),
          let width = attributes["width"].flatMap({ Double($0) }),
          let height = attributes["height"].flatMap({ Double($0) }), width > 0, height > 0, width.isFinite,
          height.isFinite
        else { continue }
        sizes[name] = ImageSize(width: width, height: height)
      }
    }
    return sizes
  }
}
