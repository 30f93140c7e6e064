import SceneDiagnostics
import SceneSyntax

extension ValidationRule {
  /// Every key occurs once in its map.
  static let duplicateKey = ValidationRule(kinds: [.duplicateKey], summary: "Every key occurs once in its map.") {
    context in
    let tree = context.tree
    var diagnostics: [Diagnostic] = []
    var seen: [String: NodeID] = [:]
    for index in context.nodes.joined() {
      let node = NodeID(index)
      guard tree[node].kind == .mapping, tree.childCount(of: node) > 2, mayRepeat(node, in: tree) else { continue }
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

  /// Whether a map may have a key twice: whether two are alike in length, first and last byte, which is quicker than collecting them.
  private static func mayRepeat(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    let maximum = 32
    guard tree.childCount(of: node) <= maximum else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: maximum) { marks in
      var count = 0
      for (key, _) in tree.entries(of: node) {
        let mark = tree.withUTF8(of: key) { key in
          UInt64(key.count) << 16 | UInt64(key.first ?? 0) << 8 | UInt64(key.last ?? 0)
        }
        for other in 0..<count where marks[other] == mark { return true }
        marks[count] = mark
        count += 1
      }
      return false
    }
  }
}
