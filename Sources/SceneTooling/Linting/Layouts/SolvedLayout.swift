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
