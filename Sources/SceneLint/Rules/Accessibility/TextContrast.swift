import SceneCatalog
import SceneDiagnostics
import SceneModel
import TextTables

extension LintRule {
  /// Text stands out from what lies behind it.
  static let textContrast = LintRule(
    "text-contrast",
    .accessibility,
    "Text has too little contrast with its background.",
    options: [
      LintOption("minimum", "the minimum contrast ratio of text to its background", .number(4.5)),
      LintOption("largeMinimum", "the same for large text: at least 18 points, or 14 points bold", .number(3)),
    ]
  ) { context, options in
    context.views.compactMap { id -> LintFinding? in
      guard let text = context.textColor(of: id), let front = SeenColor(text.color, catalog: context.catalog),
        front.alpha > 0, let alpha = context.number(.alpha, of: id), alpha > 0,
        let (_, font) = context.textFont(of: id), let size = context.size(of: font),
        let behind = context.backdrop.color(behind: id)
      else { return nil }
      let isLarge = size.points >= (size.isBold ? 14 : 18)
      let minimum = options.number(isLarge ? "largeMinimum" : "minimum")
      var seen = front
      seen.alpha *= alpha
      let contrast = seen.over(behind).contrast(to: behind)
      guard contrast + 0.005 < minimum else { return nil }
      // Nobody leaves text that cannot be seen at all: code that reaches it puts something behind it.
      if contrast < 1.1, context.isReached(id) { return nil }
      let ratio = SceneNumber.text((contrast * 10).rounded(.down) / 10)
      return LintFinding(
        "the text of \(context.name(of: id)) has a contrast ratio of only \(ratio):1",
        at: text.range,
        hint: need(minimum, isLarge)
      )
    }
  }

  /// The ratio that is asked for; a configuration may ask for others than the recommendation.
  private static func need(_ ratio: Double, _ isLarge: Bool) -> String {
    let source = ratio == (isLarge ? 3 : 4.5) ? "WCAG AA" : "the configuration"
    return "\(source) needs \(SceneNumber.text(ratio)):1\(isLarge ? " for large text" : "")"
  }
}

extension LintContext {
  /// The color of text that is sure to be drawn by UIKit itself, and where it is said.
  fileprivate func textColor(of id: ObjectID) -> (color: SceneColor, range: SourceRange)? {
    guard !isCustom(id), flag(.isEnabled, of: id) != false else { return nil }
    let property: PropertyName
    if isKind(id, of: .label) {
      guard hasText(.text, of: id), isNull(.attributedText, of: id),
        isNull(.shadowColor, of: id)
      else { return nil }
      property = .textColor
    } else if isKind(id, of: .button) {
      guard value(.title, of: id)?.normal?.hasText == true, isNull(.configuration, of: id),
        isNull(.backgroundImage, of: id), value(.attributedTitle, of: id) == .null,
        isNull(.titleShadowColor, of: id)
      else { return nil }
      property = .titleColor
    } else if isKind(id, of: .textField) || isKind(id, of: .textView) {
      guard isNull(.attributedText, of: id) else { return nil }
      property = .textColor
    } else {
      return nil
    }
    guard !isOverridden(property.text, of: id), case .color(let color)? = value(property, of: id)?.normal,
      !isMadeToFit(color, of: id)
    else { return nil }
    let written = self.property(property, of: id)
    return (color, written.map { $0.style?.range ?? $0.name.range } ?? reportedRange(of: id))
  }

  /// Whether UIKit chose a color for its own backgrounds, and strengthens it where the user asks for more contrast.
  private func isMadeToFit(_ color: SceneColor, of id: ObjectID) -> Bool {
    guard case .constant(let name) = color, Self.textColors.contains(name) else { return false }
    // On a color of the application's own no one has chosen it.
    var view: ObjectID? = id
    while let current = view {
      view = parent(of: current)
      guard case .color(let color)? = value(.backgroundColor, of: current) else { continue }
      guard case .constant(let name) = color else { return false }
      if !name.hasEnd("Background"), name != "clear", name != "white" { return false }
    }
    return true
  }

  private static let textColors: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
  ]
}
