package import SceneDiagnostics
import SceneLanguage
package import SceneModel
import SceneSyntax

/// A use of a component, written out.
package struct InlinedUse: Sendable {
  /// Where the use is in the text.
  package var range: SourceRange
  /// Whether it is within brackets, which a map of lines cannot be.
  package var isInFlow: Bool
  /// The object with everything that the component gives it.
  package var object: WrittenValue
  /// The edits of what names its parts.
  package var edits: [TextEdit]
}

extension Pipeline {
  /// The innermost use of a component around an offset; nil where there is none that can be expanded.
  package func inlinedUse(at offset: Int, in source: SourceText) -> InlinedUse? {
    let parsed = parse(source, limits: limits)
    guard !parsed.diagnostics.hasErrors, !isComponent(parsed.value) else { return nil }
    let expanded = expanded(parsed.value)
    guard expanded.diagnostics.isEmpty else { return nil }
    let tree = parsed.value
    let around = expanded.uses.compactMap { use -> (use: ExpandedTree.Use, node: NodeID)? in
      guard let node = expanded.origin(of: NodeID(use.node)) else { return nil }
      let range = tree[node].range
      return range.lowerBound <= offset && offset <= range.upperBound ? (use, node) : nil
    }
    guard let found = around.last else { return nil }
    let inlining = UseInlining(expanded, NodeID(found.use.node), original: tree, node: found.node)
    let style = tree.parent(of: found.node).map { tree[$0].style }
    return InlinedUse(
      range: tree[found.node].range,
      isInFlow: style == .flow,
      object: inlining.object,
      edits: inlining.edits
    )
  }
}

/// Gives the objects of a component names that a scene can have, and writes them.
private struct UseInlining {
  private let expanded: ExpandedTree
  private let tree: SyntaxTree
  private let use: NodeID
  private let original: SyntaxTree
  private let node: NodeID
  /// The new ids of the objects that had none in the text.
  private var names: [String: String] = [:]

  init(_ expanded: ExpandedTree, _ use: NodeID, original: SyntaxTree, node: NodeID) {
    (self.expanded, self.use, self.original, self.node) = (expanded, use, original, node)
    tree = expanded.tree
    var taken = Set(Self.identifiers(in: 0..<Int32(clamping: original.nodeCount), original))
    for name in Self.identifiers(in: use.index..<tree.endOfSubtree(use), tree) where name.contains("#") {
      let last = String(name.split(separator: "#").last ?? "part")
      let base = last.first?.isNumber == true ? "part" : last
      var fresh = base
      var number = 2
      while !taken.insert(fresh).inserted {
        fresh = "\(base)\(number)"
        number += 1
      }
      names[name] = fresh
    }
  }

  private static func identifiers(in nodes: Range<Int32>, _ tree: SyntaxTree) -> [String] {
    nodes.compactMap { index in
      let node = NodeID(index)
      guard tree[node].isKey, tree.isText("id", node), let value = tree.nextSibling(of: node) else { return nil }
      return tree.text(of: value)
    }
  }

  var object: WrittenValue { written(use) }

  /// The edits of the rest of the text.
  var edits: [TextEdit] {
    let end = original.endOfSubtree(node)
    return (0..<Int32(clamping: original.nodeCount)).compactMap { index in
      let scalar = NodeID(index)
      guard index < node.index || index >= end, original[scalar].kind == .scalar, !original[scalar].isKey,
        original.writtenValue(of: scalar) != nil
      else { return nil }
      let text = original.text(of: scalar)
      let renamed = renamed(text)
      return renamed == text
        ? nil : TextEdit(range: original[scalar].range, replacement: ScalarSpelling.plain(renamed, inFlow: true))
    }
  }

  /// A text with the new names of the objects that it names.
  private func renamed(_ text: String) -> String {
    guard text.contains("#") || text.contains(".") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      if let name = names[String(word)] { return name }
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      for count in stride(from: parts.count, to: 0, by: -1) {
        let prefix = parts.prefix(count).joined(separator: ".")
        guard let name = names[expanded.target(of: prefix)] else { continue }
        return ([name] + parts.dropFirst(count).map(String.init)).joined(separator: ".")
      }
      return String(word)
    }.joined(separator: " ")
  }

  private func written(_ node: NodeID) -> WrittenValue {
    switch tree[node].kind {
    case .alias: return written(tree.resolved(node))
    case .scalar:
      let text = renamed(tree.text(of: node))
      return tree[node].style == .plain ? .plain(text) : .text(text)
    case .sequence: return .list(tree.children(of: node).map { written($0) })
    case .mapping:
      var entries = tree.entries(of: node).map { WrittenValue.Entry(tree.text(of: $0.key), written($0.value)) }
      if let tag = tree.tagText(of: node) {
        entries.insert(.init("class", .plain(String(tag.drop { $0 == "!" }))), at: 0)
      }
      return .map(entries)
    }
  }
}
