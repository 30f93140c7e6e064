import SceneDiagnostics

extension SyntaxTree {
  /// The tree as text, one line a node: kind, style, range, tag, anchor and value.
  ///
  /// Children are indented below their parent; `key` marks the keys of a mapping. The form is stable.
  package func dump() -> String {
    var depths = [Int](repeating: 0, count: nodeCount)
    var lines = ""
    for index in 0..<nodeCount {
      let id = NodeID(Int32(clamping: index))
      // A parent comes before its children, so that its depth is known.
      if let parent = self.parent(of: id) { depths[index] = depths[Int(parent.index)] + 1 }
      lines += String(repeating: "  ", count: depths[index]) + line(for: id) + "\n"
    }
    return lines
  }

  private func line(for id: NodeID) -> String {
    let node = self[id]
    var words: [String] = node.isKey ? ["key"] : []
    words.append("\(node.kind)")
    if node.kind != .alias { words.append("\(node.style)") }
    let (start, end) = (source.position(at: node.range.lowerBound), source.position(at: node.range.upperBound))
    words.append("\(start.line):\(start.column)-\(end.line):\(end.column)")
    if let tag = tagText(of: id) { words.append(tag) }
    if node.kind == .alias {
      words.append("*" + (anchorName(of: id) ?? ""))
      if let target = aliasTarget(of: id) {
        let position = source.position(at: self[target].range.lowerBound)
        words.append("-> \(position.line):\(position.column)")
      }
    } else if let anchor = anchorName(of: id) {
      words.append("&" + anchor)
    }
    if node.kind == .scalar { words.append("\"" + VisibleText.escaped(text(of: id), quote: "\"") + "\"") }
    return words.joined(separator: " ")
  }
}
