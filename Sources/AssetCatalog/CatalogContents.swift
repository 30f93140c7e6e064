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

  /// The members of each entry under `images`, in order; empty for other folders.
  var images: [[String: String]] {
    guard let root = tree.root, let images = tree.value(named: "images", of: root) else { return [] }
    return tree.children(of: images).map { image in
      let entries = tree.entries(of: image).map { (tree.text(of: $0.key), tree.text(of: $0.value)) }
      return Dictionary(entries) { first, _ in first }
    }
  }
}
