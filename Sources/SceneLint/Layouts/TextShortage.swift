import LayoutEngine
import SceneNodes

/// The length that a text needs and the smaller one that it has, in points.
package struct TextShortage: Hashable, Sendable {
  /// What it needs.
  package var needed: Double
  /// What it has.
  package var given: Double
  /// Whether its width is meant, and not its height.
  package var isWidth: Bool

  /// Finds the shortage of a node's text; nil if the text fits.
  init?(_ node: Int, in layout: SolvedLayout) {
    guard layout.nodes.texts.contains(node), !layout.nodes.absent.contains(node),
      !layout.nodes.tree.nodes[node].isHidden
    else { return nil }
    self.init(layout.nodes.tree.nodes[node].naturalSize, in: layout.frames[node])
  }

  /// Finds the shortage of a text of a size in a frame; nil if the text fits.
  init?(_ size: LayoutNode.NaturalSize, in frame: LayoutRect) {
    switch size {
    case .none: return nil
    case .fixed(let width, _):
      guard let width, frame.width < width - LayoutDoubt.textTolerance, frame.width > 0 else { return nil }
      (needed, given, isWidth) = (width, frame.width, true)
    case .wrapping(let size):
      guard let height = size(frame.width).vertical, frame.height < height - LayoutDoubt.textTolerance, frame.height > 0
      else { return nil }
      (needed, given, isWidth) = (height, frame.height, false)
    }
  }
}
