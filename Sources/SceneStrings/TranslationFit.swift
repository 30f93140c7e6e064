package import SceneCompiler
package import SceneDiagnostics
package import SceneLint
import SceneModel
package import SceneSyntax

/// A scene whose translations are measured in its solved layout.
package struct MeasuredScene: Sendable {
  let validated: ValidatedScene
  let tree: SyntaxTree
  let part: (root: NodeID?, nodes: Range<Int32>)?
  let linter: Linter
  /// The texts of the scene that a table translates.
  let texts: [CatalogText]

  /// Takes a scene.
  ///
  /// - Parameters:
  ///   - validated: The scene.
  ///   - tree: The tree of its text.
  ///   - part: Where the scene is in the tree; nil for the whole.
  ///   - texts: Its texts that a table translates.
  ///   - linter: What says which screens there are, and which images.
  package init(
    _ validated: ValidatedScene,
    tree: SyntaxTree,
    part: (root: NodeID?, nodes: Range<Int32>)? = nil,
    texts: [CatalogText],
    by linter: Linter
  ) {
    (self.validated, self.tree, self.part, self.texts, self.linter) = (validated, tree, part, texts, linter)
  }

  /// A translation, and how much room it lacks.
  struct Excess {
    var text: CatalogText
    var shortage: TextShortage
    /// The screen; empty for all.
    var screen: String
  }

  /// The texts that fit in the language of the scene and do not in another one.
  ///
  /// - Parameter translation: The translation of a text; nil for none, where the text of the scene is shown.
  func excesses(_ translation: (CatalogText) -> String?) -> [Excess] {
    // Only what is longer can fail to fit.
    let shown = texts.filter { ["text", "title", "configuration.title"].contains($0.path) }
    let longer = shown.filter { text in translation(text).map { $0.utf8.count > text.text.utf8.count } ?? false }
    guard !longer.isEmpty else { return [] }
    var translations: [String: String] = [:]
    for text in texts { translations[text.key] = translation(text) }
    let translated = TextFit(validated.translated { key, _ in translations[key] }, tree: tree, part: part, by: linter)
    let excesses = longer.compactMap { text in
      translated.shortage(of: text.object).map { Excess(text: text, shortage: $0.shortage, screen: $0.onScreen) }
    }
    guard !excesses.isEmpty else { return [] }
    // What does not fit as the scene has it is no matter of translators.
    let own = TextFit(validated, tree: tree, part: part, by: linter)
    return excesses.filter { own.shortage(of: $0.text.object) == nil }
  }
}

extension Diagnostic {
  /// Says that a translation does not fit.
  static func tooLong(_ excess: MeasuredScene.Excess, in language: String, at range: SourceRange) -> Diagnostic {
    let text = excess.text
    let screen = excess.screen.isEmpty ? "" : " at \(excess.screen)"
    let needed = "\(SceneNumber.text(excess.shortage.needed.rounded())) points"
    let given = SceneNumber.text(excess.shortage.given.rounded())
    let line = text.source.position(at: text.range.lowerBound).line
    return Diagnostic(
      .translationTooLong,
      "'\(text.catalogKey)' does not fit into its view in '\(language)'\(screen): it needs \(needed)"
        + "\(excess.shortage.isWidth ? "" : " of height") and has \(given)",
      at: range,
      hint: "shorten it, or give it more room in \(text.source.path):\(line)"
    )
  }
}

extension StringCatalog {
  /// The translations that do not fit into their views, by the order of the keys.
  ///
  /// - Parameters:
  ///   - scenes: The scenes.
  ///   - languages: The languages; nil for those that some key has.
  package func tooLong(in scenes: [MeasuredScene], _ languages: [String]?) -> [Diagnostic] {
    let byKey = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    var found: [Diagnostic] = []
    for language in languages ?? self.languages where language != self.language {
      for scene in scenes {
        let excesses = scene.excesses { text in
          guard let translation = byKey[text.catalogKey]?.translations[language], translation.state != "new" else {
            return nil
          }
          return translation.value
        }
        for excess in excesses {
          guard let range = byKey[excess.text.catalogKey]?.translations[language]?.range else { continue }
          found.append(.tooLong(excess, in: language, at: range))
        }
      }
    }
    return found.sortedByLocation()
  }
}
