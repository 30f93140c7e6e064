import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Text that is to follow the user's text size has a font that does.
  static let fixedFont = LintRule(
    "fixed-font",
    .accessibility,
    "Text that should follow the user's text size has a fixed font.",
    options: [LintOption("everywhere", "whether to require a text style for all text", .flag(false))]
  ) { context, options in
    let everywhere = options.flag("everywhere")
    return context.views.compactMap { id -> LintFinding? in
      guard !context.isCustom(id), let (property, font) = context.textFont(of: id) else { return nil }
      if case .textStyle = font { return nil }
      let follows = context.flag(.adjustsFontForContentSizeCategory, of: id) == true
      // Each run of a styled text has a font of its own.
      guard follows || everywhere, context.value(.attributedText, of: id) ?? .null == .null,
        context.value(.attributedTitle, of: id) ?? .null == .null
      else { return nil }
      let written = context.property(property, of: id)
      return LintFinding(
        follows
          ? "'adjustsFontForContentSizeCategory' does not change the fixed font of \(context.name(of: id))"
          : "the font of \(context.name(of: id)) does not follow the user's text size",
        at: written.map { $0.style?.range ?? $0.value.range } ?? context.reportedRange(of: id),
        hint: "use the font of a text style, such as '\(property.text): body'"
      )
    }
  }
}
