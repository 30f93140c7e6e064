import SceneCatalog
import SceneModel

extension LintRule {
  /// No stack view is given a background that its system does not draw.
  static let stackBackground = LintRule(
    "stack-background",
    .layout,
    "No stack view has a background color where the oldest system draws none: before iOS 14."
  ) { context, _ in
    guard let target = context.target, target.isBefore("iOS 14.0") else { return [] }
    return context.views.compactMap { id in
      guard context.isKind(id, of: "UIStackView"), !context.isCustom(id),
        let property = context.scene[id].property("backgroundColor"), isSeen(property.value.value)
      else { return nil }
      return LintFinding(
        "a stack view has no background on \(target.name)",
        at: property.name.range,
        hint: "put it into a view with that background"
      )
    }
  }

  private static func isSeen(_ value: SceneValue) -> Bool {
    guard case .color(let color) = value else { return false }
    return switch color {
    case .constant(let name): name != "clear"
    case .asset: true
    case .white(_, let alpha, _), .rgb(_, _, _, let alpha, _): alpha > 0
    }
  }
}
