import SceneCompiler
package import SceneDiagnostics

extension StringCatalog {
  /// What is wrong with the catalog for the texts of all its scenes, in the order of its keys.
  ///
  /// - Parameters:
  ///   - texts: The texts of the scenes.
  ///   - languages: The languages that there should be; nil for those that some key has.
  package func findings(for texts: [CatalogText], in languages: [String]?) -> [Diagnostic] {
    let wanted = Dictionary(texts.map { ($0.catalogKey, $0) }) { first, _ in first }
    let languages = languages ?? self.languages
    return entries.flatMap { entry -> [Diagnostic] in
      guard let text = wanted[entry.key] else {
        guard entry.state == "stale" || entry.state == Self.extracted else { return [] }
        let hint = "remove it from the catalog if it is not needed again"
        return [Diagnostic(.unusedTranslation, "no scene has the key '\(entry.key)'", at: entry.range, hint: hint)]
      }
      guard entry.isTranslated else { return [] }
      return languages.flatMap { findings(of: entry, for: text, in: $0) }
    }
  }

  private func findings(of entry: Entry, for text: CatalogText, in language: String) -> [Diagnostic] {
    guard language != self.language else { return [] }
    guard let translation = entry.translations[language], let value = translation.value, translation.state != "new"
    else {
      let message = "'\(entry.key)' is not translated into '\(language)'"
      return [Diagnostic(.missingTranslation, message, at: entry.range, hint: "the text is '\(text.text)'")]
    }
    var found: [Diagnostic] = []
    if translation.state == "needs_review" || entry.translations[self.language].map({ $0.value != text.text }) == true {
      found.append(
        Diagnostic(
          .staleTranslation,
          "'\(entry.key)' has changed since it was translated into '\(language)'",
          at: translation.range,
          hint: "the text is now '\(text.text)'"
        )
      )
    }
    if Placeholders.kinds(in: value) != Placeholders.kinds(in: text.text) {
      found.append(
        Diagnostic(
          .placeholderMismatch,
          "'\(entry.key)' has other placeholders in '\(language)' than in '\(self.language)'",
          at: translation.range,
          hint: "the text is '\(text.text)'"
        )
      )
    }
    return found
  }

  /// The keys that stand for one text in a scene and for another in a second one.
  package static func conflicts(in texts: [CatalogText]) -> [SourceDiagnostics] {
    var first: [String: CatalogText] = [:]
    var found: [SourceDiagnostics] = []
    for text in texts {
      guard let other = first[text.catalogKey] else {
        first[text.catalogKey] = text
        continue
      }
      guard other.text != text.text, other.source.path != text.source.path else { continue }
      let line = other.source.position(at: other.range.lowerBound).line
      let hint = "'\(other.text)' in \(other.source.path):\(line)"
      let message = "the key '\(text.catalogKey)' has another text in another scene"
      found.append(SourceDiagnostics(text.source, [Diagnostic(.keyConflict, message, at: text.range, hint: hint)]))
    }
    return found
  }
}
