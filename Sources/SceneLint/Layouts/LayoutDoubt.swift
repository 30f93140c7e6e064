import LayoutEngine
import SceneNodes

/// A different assumption about the sizes in a layout that are not known for certain.
enum LayoutDoubt: Hashable, CaseIterable {
  /// Texts are a little wider or narrower than measured.
  case widerTexts, narrowerTexts
  /// Views of unknown natural size have none, a small one or a large one.
  case nothing, little, much

  /// How much wider or narrower a text can be, in points.
  static let textTolerance = 2.0

  /// Whether the assumption affects a hierarchy.
  func concerns(_ nodes: RootNodes) -> Bool {
    switch self {
    case .widerTexts, .narrowerTexts: !nodes.texts.isEmpty
    case .nothing, .little, .much: !nodes.unknown.isEmpty
    }
  }

  /// The tree with this assumption.
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
