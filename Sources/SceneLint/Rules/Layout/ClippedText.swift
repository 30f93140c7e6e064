import SceneCatalog
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
      guard let (root, node) = context.solvedRoots.node(of: id), shows(id, in: context), root.isSettled(node) else {
        return nil
      }
      guard let found = root.occurrence({ TextShortage(node, in: $0) != nil }),
        let shortage = TextShortage(node, in: found.layout)
      else { return nil }
      return LintFinding(
        "the text of \(context.name(of: id)) is cut off\(found.atSize): "
          + "it needs \(number(shortage.needed)) points and has \(number(shortage.given))",
        at: context.reportedRange(of: id),
        hint: shortage.isWidth ? "give it more room, or let it wrap" : "give it more room"
      )
    }
  }

  private static func number(_ value: Double) -> String { SceneNumber.text(value.rounded()) }

  /// Whether a view shows the text that the scene has, without shrinking it.
  private static func shows(_ id: ObjectID, in context: LintContext) -> Bool {
    guard context.touches.isVisible(id), !context.isCustom(id) else { return false }
    if context.isKind(id, of: .label) {
      // Code with an outlet to a label probably changes its text.
      return context.flag(.adjustsFontSizeToFitWidth, of: id) != true && !context.isReached(id)
    }
    return context.isKind(id, of: .button) && !context.isReached(id)
  }
}
