import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No stack view is given a background that its system does not draw.
  static let stackBackground = LintRule(
    "stack-background",
    .layout,
    "A stack view has a background color, which it does not draw before iOS 14."
  ) { context, _ in
    guard let target = context.target, target.isBefore("iOS 14.0") else { return [] }
    return context.views.compactMap { id in
      guard context.isKind(id, of: .stackView), !context.isCustom(id),
        let property = context.property(.backgroundColor, of: id), isSeen(property.value.value)
      else { return nil }
      return LintFinding(
        "a stack view draws no background on \(target.name)",
        at: property.name.range,
        hint: "put it inside a view with that background"
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
