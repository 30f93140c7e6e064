package import SceneDiagnostics
import SceneSyntax

/// What the `Contents.json` of a folder of an asset catalog says.
package struct CatalogContents {
  private let tree: SyntaxTree

  /// Reads the text; what is damaged says nothing.
  package init(_ contents: SourceText) {
    let limits = SyntaxLimits(maximumBytes: 1 << 20, maximumDepth: 16, maximumAliasNodes: 0)
    tree = parse(contents, limits: limits).value
  }

  /// Whether the names of what is in the folder begin with the folder's own.
  package var providesNamespace: Bool {
    guard let root = tree.root, let properties = tree.value(named: "properties", of: root),
      let value = tree.value(named: "provides-namespace", of: properties)
    else { return false }
    return tree.text(of: value) == "true"
  }

  /// How the set asks for its images to be drawn: `template` or `original`; nil for no wish.
  var renderingIntent: String? {
    guard let root = tree.root, let properties = tree.value(named: "properties", of: root),
      let value = tree.value(named: "template-rendering-intent", of: properties)
    else { return nil }
    return tree.text(of: value)
  }

  /// The edges that keep their widths where the first image that has any is resized, in pixels, and whether the middle is tiled; nil for
  /// images that are not resizable.
  var resizing: (insets: [String: Double], scale: String?, isTiled: Bool)? {
    guard let root = tree.root, let images = tree.value(named: "images", of: root) else { return nil }
    for image in tree.children(of: images) {
      guard let resizing = tree.value(named: "resizing", of: image) else { continue }
      var insets: [String: Double] = [:]
      if let caps = tree.value(named: "cap-insets", of: resizing) {
        for entry in tree.entries(of: caps) { insets[tree.text(of: entry.key)] = Double(tree.text(of: entry.value)) }
      }
      let center = tree.value(named: "center", of: resizing)
      let mode = center.flatMap { tree.value(named: "mode", of: $0) }.map { tree.text(of: $0) }
      let scale = tree.value(named: "scale", of: image).map { tree.text(of: $0) }
      return (insets, scale, mode == "tile")
    }
    return nil
  }

  /// The members of each entry under `images`, in order; empty for other folders.
  ///
  /// The words under `appearances` are one text.
  var images: [[String: String]] {
    guard let root = tree.root, let images = tree.value(named: "images", of: root) else { return [] }
    return tree.children(of: images).map { image in
      let entries = tree.entries(of: image).map { entry in
        let name = tree.text(of: entry.key)
        guard name == "appearances" else { return (name, tree.text(of: entry.value)) }
        let values = tree.children(of: entry.value).compactMap { tree.value(named: "value", of: $0) }
        return (name, values.map { tree.text(of: $0) }.joined(separator: " "))
      }
      return Dictionary(entries) { first, _ in first }
    }
  }
}
