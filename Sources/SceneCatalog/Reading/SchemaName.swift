package import SceneDiagnostics
import SceneModel
import SceneSyntax

/// The name that a schema's first entry declares.
package enum SchemaName {
  /// The class or enumeration of a schema; nil where it names none.
  package static func find(in source: SourceText) -> Located<String>? {
    let tree = parse(source).value
    guard let root = tree.root else { return nil }
    for (key, value) in tree.entries(of: root)
    where ["class", "protocol", "enumeration", "optionSet"].contains(tree.text(of: key)) {
      return Located(tree.text(of: value), at: tree[value].range)
    }
    return nil
  }
}
