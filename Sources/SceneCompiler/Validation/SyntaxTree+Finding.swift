import SceneCatalog
import SceneDiagnostics
import SceneSyntax

extension SyntaxTree {
  /// The map with exactly these characters in a part of the tree; nil where there is none.
  func mapping(at range: SourceRange, in part: NodeID?) -> NodeID? {
    var current = part
    while let node = current {
      if self[node].range == range, self[node].kind == .mapping { return node }
      current = children(of: node).first {
        self[$0].range.lowerBound <= range.lowerBound && range.upperBound <= self[$0].range.upperBound
          && (self[$0].kind == .mapping || self[$0].kind == .sequence)
      }
    }
    return nil
  }

  /// The key and value of an entry; nil where the map has no such key.
  func entry(_ name: String, of mapping: NodeID?) -> (key: NodeID, value: NodeID)? {
    mapping.flatMap { entries(of: $0).first { text(of: $0.key) == name } }.map { ($0.key, resolved($0.value)) }
  }

  /// The line of a node, counted from 1.
  func line(of node: NodeID) -> Int { source.position(at: self[node].range.lowerBound).line }

  /// Whether a collection is in brackets or braces.
  func isFlow(_ node: NodeID) -> Bool { self[node].style == .flow }

  /// A map or list in a map as a hint calls it: `write 'x' under 'outlets' in line 20`; nil where the map has no such key.
  func sibling(_ name: String, of mapping: NodeID?) -> MistakenKey.Sibling? {
    guard let entry = entry(name, of: mapping),
      self[entry.value].kind == .mapping || self[entry.value].kind == .sequence
    else { return nil }
    return MistakenKey.Sibling(line: line(of: entry.key), isFlow: isFlow(entry.value))
  }
}
