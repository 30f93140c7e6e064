package import SceneDiagnostics
package import SceneSyntax

extension LintContext {
  /// The key whose characters begin at an offset; nil where none does.
  package func key(at offset: Int) -> NodeID? { keysByStart[offset] }

  /// The node of an object: the map that it is written as; nil for what the text does not spell out.
  package func node(at range: SourceRange) -> NodeID? { mapsByRange[range] }

  /// The value that stands behind a key; nil where the node is no key.
  package func value(behind key: NodeID) -> NodeID? { tree[key].isKey ? tree[key].nextSibling : nil }

  /// A fix that takes an entry out of its map; nil where that could harm: the map would be empty, or a comment or anchor be lost.
  package func removal(ofKeyAt range: SourceRange, title: String, isCertain: Bool = true) -> Diagnostic.FixIt? {
    guard let key = key(at: range.lowerBound), let edit = EntryRemoval(tree, comments: comments).edit(removing: key)
    else { return nil }
    return Diagnostic.FixIt(title, edits: [edit], isCertain: isCertain)
  }
}
