import SceneDiagnostics
import SceneSyntax

extension ValidationRule {
  /// Every key occurs once in its map.
  static let duplicateKey = ValidationRule(kinds: [.duplicateKey], summary: "Every key occurs once in its map.") {
    context in
    let tree = context.tree
    var diagnostics: [Diagnostic] = []
    var seen: [String: NodeID] = [:]
    for node in suspects(in: context) {
      seen.removeAll(keepingCapacity: true)
      var reported: Int?
      for (key, _) in tree.entries(of: node) {
        let name = tree.text(of: key)
        if seen[name] != nil, let reported {
          // Where a map has several keys twice, two maps have become one: that is one mistake.
          diagnostics[reported].addLocation("'\(name)' as well", at: tree[key].range)
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

  /// The maps that may have a key twice, which are nearly none.
  private static func suspects(in context: ValidationContext) -> [NodeID] {
    context.tree.withBuffers { buffers in
      if let likely = context.tree.mapsWithLikeKeys {
        return likely.filter { node in
          context.nodes.contains { $0.contains(node.index) } && mayRepeat(node, in: buffers)
        }
      }
      var suspects: [NodeID] = []
      for range in context.nodes {
        for index in range where buffers[NodeID(index)].isMapping && mayRepeat(NodeID(index), in: buffers) {
          suspects.append(NodeID(index))
        }
      }
      return suspects
    }
  }

  /// Whether a map may have a key twice: whether two are alike in length, first and last byte, which is quicker than collecting them.
  private static func mayRepeat(_ node: NodeID, in tree: SyntaxBuffers) -> Bool {
    let maximum = 32
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: maximum) { marks in
      var count = 0
      for (key, _) in tree.entries(of: node) {
        guard count < maximum else { return true }
        let name = tree.utf8(of: key)
        let mark =
          name.isEmpty ? 0 : UInt64(name.count) << 16 | UInt64(name[0]) << 8 | UInt64(name[name.count - 1])
        for other in 0..<count where marks[other] == mark { return true }
        marks[count] = mark
        count += 1
      }
      return false
    }
  }
}
