import LayoutEngine
import SceneModel
import SceneNodes

extension LintRule {
  /// Every text fits in its view.
  static let clippedText = LintRule(
    "clipped-text",
    .layout,
    "A text does not fit into its view."
  ) { context, _ in
    context.views.compactMap { id -> LintFinding? in
      guard let (root, node) = context.solvedRoots.place(of: id), shows(id, in: context), root.isSettled(node) else {
        return nil
      }
      guard let found = root.occurrence({ Shortage(node, in: $0) != nil }),
        let shortage = Shortage(node, in: found.layout)
      else { return nil }
      return LintFinding(
        "the text of \(context.name(of: id)) is cut off\(found.atSize): "
          + "it needs \(number(shortage.needed)) points and has \(number(shortage.given))",
        at: context.place(of: id),
        hint: shortage.isWidth ? "give it more room, or let it wrap" : "give it more room"
      )
    }
  }

  private static func number(_ value: Double) -> String { SceneNumber.text(value.rounded()) }

  /// Whether a view shows the text that the scene has, without shrinking it.
  private static func shows(_ id: ObjectID, in context: LintContext) -> Bool {
    guard context.touches.isVisible(id), !context.isCustom(id) else { return false }
    if context.isKind(id, of: "UILabel") {
      // Code with an outlet to a label probably changes its text.
      return context.flag("adjustsFontSizeToFitWidth", of: id) != true && !context.isReached(id)
    }
    return context.isKind(id, of: "UIButton") && !context.isReached(id)
  }
}

/// The length that a text needs and the smaller one that it has, in points.
private struct Shortage {
  var needed: Double
  var given: Double
  var isWidth: Bool

  /// Finds the shortage of a node's text; nil if the text fits.
  init?(_ node: Int, in layout: SolvedLayout) {
    guard layout.nodes.texts.contains(node), !layout.nodes.absent.contains(node),
      !layout.nodes.tree.nodes[node].isHidden
    else { return nil }
    let frame = layout.frames[node]
    switch layout.nodes.tree.nodes[node].naturalSize {
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
