import SceneDiagnostics
package import SceneSyntax

/// Finds the children of nodes at offsets: the children of a node are listed once, so that a text with many findings is not looked
/// through for each.
package final class ChildSearch {
  private let tree: SyntaxTree
  private var maps: [NodeID: (starts: [Int], entries: [(key: NodeID, value: NodeID)])] = [:]
  private var lists: [NodeID: (starts: [Int], items: [NodeID])] = [:]

  /// Makes a search in a tree.
  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// The last entry of a map that begins at an offset or before it; nil where there is none.
  package func entry(at offset: Int, in map: NodeID) -> (key: NodeID, value: NodeID)? {
    if maps[map] == nil {
      let entries = Array(tree.entries(of: map)).map { (key: $0.key, value: $0.value) }
      maps[map] = (entries.map { tree.fullRange(of: $0.key).lowerBound }, entries)
    }
    guard let known = maps[map], let index = Self.last(in: known.starts, upTo: offset) else { return nil }
    return known.entries[index]
  }

  /// The last item of a list that begins at an offset or before it, with its number; nil where there is none.
  package func item(at offset: Int, in list: NodeID) -> (index: Int, node: NodeID)? {
    if lists[list] == nil {
      let items = Array(tree.children(of: list))
      lists[list] = (items.map { tree.fullRange(of: $0).lowerBound }, items)
    }
    guard let known = lists[list], let index = Self.last(in: known.starts, upTo: offset) else { return nil }
    return (index, known.items[index])
  }

  private static func last(in starts: [Int], upTo offset: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
