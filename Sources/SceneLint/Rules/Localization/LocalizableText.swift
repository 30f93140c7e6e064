import SceneDiagnostics
import SceneLanguage
import SceneModel

extension LintRule {
  /// Text that the user reads can be translated.
  static let localizableText = LintRule(
    "localizable-text",
    .localization,
    "A text that the user reads has no localization key.",
    isOnByDefault: false,
    options: [LintOption("allow", "texts that are the same in all languages", .texts([]))]
  ) { context, options in
    let allowed = Set(options.texts("allow"))
    return context.writtenValues.flatMap { written -> [LintFinding] in
      let name = written.name.value
      guard shownTexts.contains(name) else { return [] }
      let texts = Set(
        written.value.value.parts.compactMap { part -> String? in
          guard case .text(let text) = part, text.contains(where: \.isLetter), !allowed.contains(text) else {
            return nil
          }
          return text
        }
      )
      return texts.filter { !context.isReplaced($0, of: written.object) }.sorted()
        .flatMap { context.ranges(of: $0, within: written.value.range) }
        .map {
          LintFinding("this text of '\(name)' has no localization key", at: $0, hint: "write '{text: …, key: …}'")
        }
    }
  }

  /// The properties with text that the user reads or hears.
  private static let shownTexts = ShownTexts.properties.union(["configuration"])
}

extension LintContext {
  /// Whether a text is what Interface Builder puts into new objects, and code can replace it with the real one.
  fileprivate func isReplaced(_ text: String, of id: ObjectID) -> Bool {
    isReached(id) && ["Label", "Button", "Title", "Item", "Text", "Title Label"].contains(text)
  }
}
