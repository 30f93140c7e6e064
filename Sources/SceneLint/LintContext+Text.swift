package import SceneDiagnostics
package import SceneSyntax

extension LintContext {
  /// The node of an object: the map that it is written as; nil for what the text does not spell out.
  package func node(at range: SourceRange) -> NodeID? { mapsByRange[range] }

  /// A fix that takes an entry out of its map; nil where that could harm: the map would be empty, or a comment or anchor be lost.
  package func removal(ofKeyAt range: SourceRange, title: String, isCertain: Bool = true) -> Diagnostic.FixIt? {
    guard let key = keysByStart[range.lowerBound], let edit = EntryRemoval(tree, comments: comments).edit(removing: key)
    else { return nil }
    return Diagnostic.FixIt(title, edits: [edit], isCertain: isCertain)
  }
}

extension LintContext {
  /// Where a scalar stands within a part of the text; the whole part where an alias hides it.
  func ranges(of text: String, within range: SourceRange) -> [SourceRange] {
    // Nodes are numbered in the order of the text.
    var (low, high) = (0, tree.nodeCount)
    while low < high {
      let middle = (low + high) / 2
      if tree[NodeID(Int32(clamping: middle))].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [SourceRange] = []
    while low < tree.nodeCount {
      let id = NodeID(Int32(clamping: low))
      let node = tree[id]
      guard node.range.lowerBound < range.upperBound else { break }
      if node.kind == .scalar, !node.isKey, tree.text(of: id) == text { found.append(node.range) }
      low += 1
    }
    return found.isEmpty ? [range] : found
  }
}

extension LintContext {
  /// The key whose value stands at a range, as the range of the key; nil where it is no value of a map.
  func keyBefore(_ range: SourceRange) -> SourceRange? {
    let start = range.lowerBound
    return keysByValue[start].map { tree[$0].range }
  }
}
