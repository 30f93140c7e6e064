import LayoutEngine
import SceneGeometry
import SceneModel

/// A hierarchy as it is laid out at one size.
struct SolvedLayout {
  /// The screen, or what stands for it.
  let screen: LayoutScreen
  /// The nodes of the hierarchy.
  let nodes: RootNodes
  /// The frame of each node in its superview.
  let frames: [LayoutRect]
  /// The alignment rectangle of each node in the root, as it was solved.
  let rects: [LayoutRect]
  /// Required equations that cannot hold together.
  var conflicts: [LayoutEngine.Conflict] = []
  /// Whether there are any.
  var hasConflicts = false
  /// Numbers of nodes that nothing settles.
  var ambiguities: [LayoutEngine.Ambiguity] = []
  /// Whether all equations were considered.
  var isComplete = true

  /// How messages call the size: `320 × 568`.
  var size: String { "\(SceneNumber.text(screen.width)) × \(SceneNumber.text(screen.height))" }

  /// A node's frame.
  func box(_ node: Int) -> Box { Box(frames[node]) }

  /// A node's frame without what only shadows and knobs take: the rectangle that constraints see.
  func seenBox(_ node: Int) -> Box {
    let (frame, insets) = (frames[node], nodes.tree.nodes[node].alignmentInsets)
    return Box(
      LayoutRect(
        x: frame.x + insets.left,
        y: frame.y + insets.top,
        width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom
      )
    )
  }

  /// The rectangle in which a node's subviews lie.
  func bounds(_ node: Int) -> Box {
    Box(LayoutRect(width: frames[node].width, height: frames[node].height))
  }
}

extension Box {
  /// The rectangle of the layout engine.
  init(_ rect: LayoutRect) {
    self.init(
      Span(position: rect.x, length: rect.width),
      Span(position: rect.y, length: rect.height)
    )
  }
}

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
