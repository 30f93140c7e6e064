extension StringCatalog {
  /// The translations into a language by key; missing ones are left out.
  package func texts(in language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      guard let translation = entry.translations[language], translation.state != "new" else { continue }
      texts[entry.key] = translation.value
    }
    return texts
  }

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
