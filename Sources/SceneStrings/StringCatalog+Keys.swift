import JSONText

extension StringCatalog {
  /// The catalog with other keys and all other bytes as they are; nil where it has none of the old ones.
  package func renaming(_ keys: [String: String]) -> [UInt8]? {
    var edits = CatalogEdits(document)
    for entry in entries {
      guard let new = keys[entry.key], new != entry.key else { continue }
      edits.replace(entry.name, with: CatalogWriting.quoted(new))
    }
    return edits.isEmpty ? nil : edits.applied()
  }

  /// The catalog with translations into a language by its keys; nil where it has them already.
  ///
  /// They count as translated. What the catalog translates otherwise is replaced, and keys that it does not have are left out.
  package func taking(_ translations: [String: String], in language: String) -> [UInt8]? {
    var edits = CatalogEdits(document)
    for entry in entries {
      guard let text = translations[entry.key] else { continue }
      let unit = CatalogWriting.Value.object([
        ("stringUnit", .object([("state", .string("translated")), ("value", .string(text))]))
      ])
      if let old = entry.translations[language] {
        if old.value == text, old.state == "translated" { continue }
        if let node = old.unit, let value = document.member("value", of: node),
          let state = document.member("state", of: node)
        {
          if old.value != text { edits.replace(value, with: CatalogWriting.quoted(text)) }
          if old.state != "translated" { edits.replace(state, with: CatalogWriting.quoted("translated")) }
        } else if old.unit == nil, old.value != nil {
          // One that varies by number says more than a table can.
          continue
        } else {
          edits.replace(old.node, with: CatalogWriting.text(unit, indentation: "        "))
        }
      } else if let localizations = entry.localizations {
        guard document.kind(of: localizations) == .object else { continue }
        edits.insert([(language, unit)], into: localizations)
      } else {
        edits.insert([("localizations", .object([(language, unit)]))], into: entry.node)
      }
    }
    return edits.isEmpty ? nil : edits.applied()
  }
}
