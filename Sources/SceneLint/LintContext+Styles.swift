package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

extension LintContext {
  /// A style of the document.
  package struct Style {
    package var name: String
    /// The key that names it.
    package var key: NodeID
    /// Its properties' names.
    package var properties: Set<String>
  }

  /// The document's styles, in the order of the text.
  package var styles: [Style] {
    guard let root,
      let list = tree.entries(of: root).first(where: { tree.text(of: $0.key) == "styles" })
    else { return [] }
    return tree.entries(of: tree.resolved(list.value)).map { entry in
      let properties = tree.entries(of: tree.resolved(entry.value)).map { tree.text(of: $0.key) }
      return Style(name: tree.text(of: entry.key), key: entry.key, properties: Set(properties))
    }
  }

  /// The styles that an object names, in order.
  package func styleNames(of id: ObjectID) -> [Located<String>] {
    guard let map = node(at: scene.objects.range(at: id.index)),
      let entry = tree.entries(of: map).first(where: { tree.text(of: $0.key) == "styles" })
    else { return [] }
    let value = tree.resolved(entry.value)
    let names = tree[value].kind == .sequence ? Array(tree.children(of: value)) : [value]
    return names.map { Located(tree.text(of: tree.resolved($0)), at: tree[$0].range) }
  }

  /// Whether an object names a style that sets a property too.
  func overridesStyle(_ property: String, of id: ObjectID) -> Bool {
    guard !documentStyles.isEmpty else { return false }
    return styleNames(of: id).contains { documentStyles[$0.value]?.contains(property) == true }
  }
}
