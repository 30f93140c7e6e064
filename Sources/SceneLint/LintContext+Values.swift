package import SceneDiagnostics
package import SceneSyntax

extension LintContext {
  /// Longer values are no matter of patterns.
  private static let longestText = 1000

  /// The node of a value at a range; nil where the text has none there.
  package func valueNode(at range: SourceRange) -> NodeID? { valuesByRange[range] }

  /// A value in one line, as if it were written in brackets without quotes: `{name: Helvetica, size: 17}`; nil for a long one.
  package func text(of node: NodeID) -> String? {
    var text = ""
    return append(node, to: &text) ? text : nil
  }

  private func append(_ node: NodeID, to text: inout String) -> Bool {
    let node = tree.resolved(node)
    switch tree[node].kind {
    case .mapping:
      text += "{"
      for (index, entry) in tree.entries(of: node).enumerated() {
        text += (index == 0 ? "" : ", ") + tree.text(of: entry.key) + ": "
        guard append(entry.value, to: &text) else { return false }
      }
      text += "}"
    case .sequence:
      text += "["
      for (index, child) in tree.children(of: node).enumerated() {
        if index > 0 { text += ", " }
        guard append(child, to: &text) else { return false }
      }
      text += "]"
    case .scalar, .alias:
      text += tree.text(of: node)
    }
    return text.utf8.count <= Self.longestText
  }

  /// The nodes of a value that are meant and hold no other that is: of a value for each state, those of single states.
  package func innermostNodes(in node: NodeID, where isMeant: (String) -> Bool) -> [NodeID] {
    let inner: [NodeID]
    switch tree[node].kind {
    case .mapping: inner = tree.entries(of: node).flatMap { innermostNodes(in: $0.value, where: isMeant) }
    case .sequence: inner = tree.children(of: node).flatMap { innermostNodes(in: $0, where: isMeant) }
    case .scalar: inner = []
    // What stands elsewhere is found there.
    case .alias: return []
    }
    if !inner.isEmpty { return inner }
    return text(of: node).map(isMeant) == true ? [node] : []
  }

  /// The nodes of a value that may be colors given by components, in the order of the text.
  func spelledOutColors(in node: NodeID) -> [NodeID] {
    switch tree[node].kind {
    case .mapping:
      let entries = Array(tree.entries(of: node))
      if entries.contains(where: { ["white", "red"].contains(tree.text(of: $0.key)) && isScalar($0.value) }),
        !entries.contains(where: { tree[tree.resolved($0.value)].kind == .mapping })
      {
        return [node]
      }
      return entries.flatMap { spelledOutColors(in: $0.value) }
    case .sequence: return tree.children(of: node).flatMap { spelledOutColors(in: $0) }
    case .scalar: return tree.text(of: node).hasPrefix("#") ? [node] : []
    case .alias: return []
    }
  }

  private func isScalar(_ node: NodeID) -> Bool { tree[tree.resolved(node)].kind == .scalar }
}
