import SceneDiagnostics
import SceneSyntax

extension ValidationRule {
  /// Every key occurs once in its map.
  static let duplicateKey = ValidationRule(kinds: [.duplicateKey], summary: "Every key occurs once in its map.") {
    context in
    let tree = context.tree
    var diagnostics: [Diagnostic] = []
    var seen: [String: NodeID] = [:]
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(index))
      guard tree[node].kind == .mapping, tree[node].childCount > 2 else { continue }
      guard mayRepeat(node, in: tree) else { continue }
      seen.removeAll(keepingCapacity: true)
      var reported: Int?
      for (key, _) in tree.entries(of: node) {
        let name = tree.text(of: key)
        if seen[name] != nil, let reported {
          // Where a map has several keys twice, two maps have become one: that is one mistake.
          diagnostics[reported].addPlace("'\(name)' as well", at: tree[key].range)
        } else if let first = seen[name] {
          reported = diagnostics.count
          diagnostics.append(
            Diagnostic(
              .duplicateKey,
              "the key '\(name)' is in this map already",
              at: tree[key].range,
              hint: name == "class" ? "a new object begins with '- '" : nil,
              notes: [.init("first given here", at: tree[first].range)]
            )
          )
        } else {
          seen[name] = key
        }
      }
    }
    return diagnostics
  }

  /// Whether a map may have a key twice; a few keys are compared at once, which is quicker than collecting them.
  private static func mayRepeat(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    guard tree[node].childCount <= 16 else { return true }
    var next = tree[node].firstChild
    while let key = next {
      next = tree[key].nextSibling.flatMap { tree[$0].nextSibling }
      var other = next
      while let rival = other {
        if tree.isSameText(key, rival) { return true }
        other = tree[rival].nextSibling.flatMap { tree[$0].nextSibling }
      }
    }
    return false
  }
}
