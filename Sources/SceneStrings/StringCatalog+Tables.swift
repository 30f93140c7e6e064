extension StringCatalog {
  /// The tables of a language by name: one for each nib or storyboard with a translation.
  package func tables(of texts: [CatalogText], in language: String) -> [String: [String: String]] {
    let byKey = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    var tables: [String: [String: String]] = [:]
    for text in texts {
      guard let translation = byKey[text.catalogKey]?.translations[language], translation.state != "new",
        let value = translation.value
      else { continue }
      tables[text.table, default: [:]][text.key] = value
    }
    return tables
  }
}
