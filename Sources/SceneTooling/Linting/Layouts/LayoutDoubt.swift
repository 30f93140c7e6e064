import LayoutEngine

/// What of a layout is a guess, and what else it may be.
enum LayoutDoubt: Hashable, CaseIterable {
  /// Texts are a little wider, or narrower, than the tables say.
  case widerTexts, narrowerTexts
  /// What nobody knows the size of asks for none, for a little, or for much.
  case nothing, little, much

  /// What text may be wider or narrower, in points.
  static let textTolerance = 2.0

  /// Whether something of a hierarchy may be otherwise so.
  func concerns(_ nodes: RootNodes) -> Bool {
    switch self {
    case .widerTexts, .narrowerTexts: !nodes.texts.isEmpty
    case .nothing, .little, .much: !nodes.unknown.isEmpty
    }
  }

  /// A tree in which it is so.
  func applied(to tree: LayoutTree, of nodes: RootNodes) -> LayoutTree {
    var tree = tree
    switch self {
    case .widerTexts: for node in nodes.texts { widen(&tree.nodes[node], by: Self.textTolerance) }
    case .narrowerTexts: for node in nodes.texts { widen(&tree.nodes[node], by: -Self.textTolerance) }
    case .nothing: for node in nodes.unknown { tree.nodes[node].naturalSize = .none }
    case .little: for node in nodes.unknown { tree.nodes[node].naturalSize = .fixed(width: 8, height: 8) }
    case .much: for node in nodes.unknown { tree.nodes[node].naturalSize = .fixed(width: 300, height: 300) }
    }
    return tree
  }

  private func widen(_ node: inout LayoutNode, by points: Double) {
    switch node.naturalSize {
    case .none: break
    case .fixed(let width, let height):
      node.naturalSize = .fixed(width: width.map { max(0, $0 + points) }, height: height)
    case .wrapping(let size):
      node.naturalSize = .wrapping { width in
        var found = size(width.map { $0 - points })
        found.horizontal = found.horizontal.map { max(0, $0 + points) }
        return found
      }
    }
  }
}
