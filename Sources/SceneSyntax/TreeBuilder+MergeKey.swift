import SceneDiagnostics

extension TreeBuilder {
  /// Reports a merge key, which the language has styles for.
  mutating func checkMergeKey(_ id: NodeID) {
    let node = nodes[Int(id.index)]
    guard node.isKey, node.style == .plain, isWritten("<<", node) else { return }
    diagnostics.append(.mergeKey(at: node.range, hint: instead))
  }

  /// What is written in place of a merge key in the map that is being read.
  private var instead: String {
    guard depth > 0, let key = keyIndex(of: innermost.node) else { return .styles }
    // Styles hold properties; a map of runtime attributes is a plain value, which an alias may stand for.
    if isWritten("attributes", nodes[key]) {
      return "write the runtime attributes out, or name them all by an alias: 'attributes: *name'"
    }
    if depth > 1, let outer = outer.last.flatMap({ keyIndex(of: $0.node) }), isWritten("styles", nodes[outer]) {
      return "an object may name several styles, of which later ones win: 'styles: [base, own]'"
    }
    return .styles
  }

  /// The index of the key whose value a map is; nil where it is none's.
  private func keyIndex(of map: NodeID) -> Int? {
    // Nodes are in the order of the text, so a value follows its key.
    let index = Int(map.index) - 1
    return index >= 0 && nodes[index].kind == .scalar && nodes[index].isKey ? index : nil
  }

  private func isWritten(_ text: StaticString, _ node: SyntaxNode) -> Bool {
    let value = node.writtenValue
    guard !node.isDecoded, value.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[value.lowerBound..<value.upperBound]) }
  }
}

extension String {
  fileprivate static let styles =
    "name the shared properties once, under the document's 'styles', and the style in each object: 'styles: name'"
}

extension Diagnostic {
  fileprivate static func mergeKey(at range: SourceRange, hint: String) -> Diagnostic {
    Diagnostic(.mergeKey, "the merge key '<<' is not part of the scene language", at: range, hint: hint)
  }
}
