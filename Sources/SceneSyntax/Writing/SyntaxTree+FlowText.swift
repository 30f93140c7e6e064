import SceneDiagnostics

extension SyntaxTree {
  /// A node as it is written in one line within brackets: a block becomes `{a: 1}` or `[1, 2]`, and a plain text with a comma is
  /// quoted.
  ///
  /// Nil for a node of more than `maximum` bytes, with more than eight elements, or with a tag.
  package func flowText(of node: NodeID, maximum: Int = 60) -> String? {
    // A block has indentation that goes away.
    guard self[node].range.upperBound - self[node].range.lowerBound <= 4 * maximum,
      let text = flowText(of: node, depth: 3), (1...maximum).contains(text.utf8.count)
    else { return nil }
    return text
  }

  private func flowText(of node: NodeID, depth: Int) -> String? {
    guard depth > 0, tagText(of: node) == nil else { return nil }
    let written = source.string(in: self[node].range)
    let isOneLine = !written.contains { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    switch self[node].kind {
    case .alias: return written
    case .scalar:
      if self[node].style == .plain { return written.isEmpty ? nil : ScalarSpelling.flow(text(of: node)) }
      let isQuoted = self[node].style == .singleQuoted || self[node].style == .doubleQuoted
      return isQuoted && isOneLine ? written : ScalarSpelling.quoted(text(of: node))
    case .sequence:
      if self[node].style == .flow { return isOneLine ? written : nil }
      let children = children(of: node).prefix(9).map { flowText(of: $0, depth: depth - 1) }
      let texts = children.compactMap { $0 }
      return texts.count == children.count && texts.count < 9 ? "[\(texts.joined(separator: ", "))]" : nil
    case .mapping:
      if self[node].style == .flow { return isOneLine ? written : nil }
      let entries = entries(of: node).prefix(9).map { entry in
        flowText(of: entry.value, depth: depth - 1).map { "\(text(of: entry.key)): \($0)" }
      }
      let texts = entries.compactMap { $0 }
      return texts.count == entries.count && texts.count < 9 ? "{\(texts.joined(separator: ", "))}" : nil
    }
  }
}
