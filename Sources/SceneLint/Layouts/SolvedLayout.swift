import LayoutEngine
import SceneGeometry
import SceneModel
import SceneNodes
import TextMetrics

/// The layout of a hierarchy at one size.
///
/// Rules ask each view at each size: a reference is handed to them, not a copy.
final class SolvedLayout {
  /// The screen, or the size used in place of one.
  let screen: LayoutScreen
  /// The nodes of the hierarchy.
  let nodes: RootNodes
  /// The frame of each node in its superview.
  let frames: [LayoutRect]
  /// The solved alignment rectangle of each node, in the root's coordinates.
  let rects: [LayoutRect]
  /// Sets of required equations that conflict; empty if they were not analyzed.
  var conflicts: [LayoutEngine.Conflict] = []
  /// Whether required equations conflict, even if `conflicts` is empty.
  var hasConflicts = false
  /// The axes on which required equations cannot hold together: what is left of the others says nothing there.
  var contradicted: Set<LayoutAxis> = []
  /// The ambiguous positions and sizes.
  var ambiguities: [LayoutEngine.Ambiguity] = []
  /// Whether the layout was solved within the work limit.
  var isComplete = true

  init(screen: LayoutScreen, nodes: RootNodes, frames: [LayoutRect], rects: [LayoutRect]) {
    self.screen = screen
    self.nodes = nodes
    self.frames = frames
    self.rects = rects
  }

  /// The size in messages: `320 × 568`, or `320 × 568 with text of size AX3`.
  var size: String {
    let size = "\(SceneNumber.text(screen.width)) × \(SceneNumber.text(screen.height))"
    return screen.textSize == .large ? size : "\(size) with text of size \(screen.textSize.name)"
  }

  /// A node's frame.
  func box(_ node: Int) -> Box { Box(frames[node]) }

  /// A node's alignment rectangle in its superview: its frame without space for shadows and thumbs.
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

  /// A node's bounds.
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
