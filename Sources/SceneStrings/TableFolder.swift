package import SceneDiagnostics

/// The tables of a folder, `<language>.lproj/<Name>.strings`, as an application keeps them that has no catalog.
package struct TableFolder: Sendable {
  /// The language of the scenes.
  package let language: String
  /// The tables by language, and by name.
  package private(set) var tables: [String: [String: StringsTable]]

  /// Takes tables that were read.
  package init(language: String, tables: [String: [String: StringsTable]]) {
    (self.language, self.tables) = (language, tables)
  }

  /// All languages with a table, in alphabetical order, without the scenes' own.
  package var languages: [String] { tables.keys.filter { $0 != language && $0 != Self.base }.sorted() }

  /// Where texts of development stand, in place of a language.
  static let base = "Base"

  /// What an extraction changes: the tables of the scenes' own language with their new bytes.
  ///
  /// Other languages keep theirs, since a table cannot say that a translation is missing, but by not having it.
  ///
  /// - Parameter path: The path of a table that is new.
  package func extracting(
    _ texts: [CatalogText],
    path: (_ table: String) -> String
  ) -> [(table: StringsTable, bytes: [UInt8])] {
    var wanted: [String: [StringsTable.Text]] = [:]
    for text in texts {
      wanted[text.table, default: []].append(.init(key: text.key, value: text.text, comment: text.comment))
    }
    return wanted.keys.sorted().compactMap { name in
      let table = tables[language]?[name] ?? tables[Self.base]?[name] ?? .empty(path: path(name))
      let texts = wanted[name, default: []].sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return table.setting(texts).map { (table, $0) }
    }
  }

  /// What is wrong with the tables for the texts of all their scenes, by file.
  ///
  /// - Parameters:
  ///   - texts: The texts of the scenes.
  ///   - scenes: The scenes whose translations are measured.
  ///   - languages: The languages that there should be; nil for those that have a table.
  package func findings(
    for texts: [CatalogText],
    _ scenes: [MeasuredScene],
    in languages: [String]?
  ) -> [SourceDiagnostics] {
    var found: [SourceDiagnostics] = []
    var wanted: [String: [String: CatalogText]] = [:]
    for text in texts { wanted[text.table, default: [:]][text.key] = text }
    for language in languages ?? self.languages where language != self.language {
      let own = tables[language] ?? [:]
      let values = own.mapValues { table in
        Dictionary(table.entries.map { ($0.key, $0) }) { first, _ in first }
      }
      var byTable: [String: [Diagnostic]] = [:]
      for excess in scenes.flatMap({ $0.excesses { values[$0.table]?[$0.key]?.value } }) {
        guard let entry = values[excess.text.table]?[excess.text.key] else { continue }
        byTable[excess.text.table, default: []].append(.tooLong(excess, in: language, at: entry.range))
      }
      for (name, table) in own where wanted[name] != nil {
        byTable[name, default: []] += findings(of: table, wanted[name] ?? [:], in: language)
      }
      for name in byTable.keys.sorted() {
        guard let table = own[name] else { continue }
        found.append(SourceDiagnostics(table.source, byTable[name, default: []].sortedByLocation()))
      }
      for text in texts where values[text.table]?[text.key] == nil {
        let message = "'\(text.key)' of '\(text.table)' is not translated into '\(language)'"
        let hint = "the text is '\(text.text)'"
        found.append(
          SourceDiagnostics(text.source, [Diagnostic(.missingTranslation, message, at: text.range, hint: hint)])
        )
      }
    }
    return found
  }

  private func findings(
    of table: StringsTable,
    _ wanted: [String: CatalogText],
    in language: String
  ) -> [Diagnostic] {
    let source = (tables[self.language]?[table.name] ?? tables[Self.base]?[table.name])?.entries ?? []
    let extracted = Dictionary(source.map { ($0.key, $0.value) }) { first, _ in first }
    return table.entries.flatMap { entry -> [Diagnostic] in
      guard let text = wanted[entry.key] else {
        let hint = "remove it if it is not needed again"
        return [Diagnostic(.unusedTranslation, "no scene has the key '\(entry.key)'", at: entry.range, hint: hint)]
      }
      var found: [Diagnostic] = []
      if let old = extracted[entry.key], old != text.text {
        let message = "'\(entry.key)' has changed since it was translated into '\(language)'"
        found.append(Diagnostic(.staleTranslation, message, at: entry.range, hint: "the text is now '\(text.text)'"))
      }
      if Placeholders.kinds(in: entry.value) != Placeholders.kinds(in: text.text) {
        let message = "'\(entry.key)' has other placeholders in '\(language)' than in '\(self.language)'"
        found.append(Diagnostic(.placeholderMismatch, message, at: entry.range, hint: "the text is '\(text.text)'"))
      }
      return found
    }
  }
}

extension StringsTable {
  /// The name of the table: that of its file.
  package var name: String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return file.hasSuffix(".strings") ? String(file.dropLast(".strings".count)) : file
  }
}
