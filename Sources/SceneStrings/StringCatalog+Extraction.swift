import JSONText

extension StringCatalog {
  /// The state of a key that was extracted with its text.
  static let extracted = "extracted_with_value"

  /// The catalog with the texts of all its scenes; nil where it has them already.
  ///
  /// A new key gets its text and its comment. Where a text changed, its translations need a review. A key that was extracted and
  /// that no scene has any more becomes stale, and keeps its translations.
  package func extracting(_ texts: [CatalogText]) -> [UInt8]? {
    var edits = CatalogEdits(document)
    var wanted: [String: CatalogText] = [:]
    for text in texts where wanted[text.catalogKey] == nil { wanted[text.catalogKey] = text }
    for entry in entries {
      if let text = wanted.removeValue(forKey: entry.key) {
        update(entry, to: text, &edits)
      } else if entry.state == Self.extracted, let state = entry.stateNode {
        edits.replace(state, with: CatalogWriting.quoted("stale"))
      }
    }
    let added = wanted.values.map { (name: $0.catalogKey, value: newEntry($0)) }
    if let strings {
      edits.insert(added, into: strings)
    } else {
      edits.insert([("strings", .object(added.map { ($0.name, $0.value) }))], into: document.root)
    }
    return edits.isEmpty ? nil : edits.applied()
  }

  private func update(_ entry: Entry, to text: CatalogText, _ edits: inout CatalogEdits) {
    var added: [(name: String, value: CatalogWriting.Value)] = []
    if entry.state == "stale", let state = entry.stateNode {
      edits.replace(state, with: CatalogWriting.quoted(Self.extracted))
    }
    // Comments of translators stay where the scene says nothing of its own.
    if entry.comment == nil { added.append(("comment", .string(text.comment))) }
    if let own = entry.translations[language] {
      if own.value != text.text {
        let value = own.unit.flatMap { document.member("value", of: $0) }
        if let value {
          edits.replace(value, with: CatalogWriting.quoted(text.text))
        } else {
          edits.replace(own.node, with: CatalogWriting.text(Self.unit(text.text), indentation: "        "))
        }
        for (name, translation) in entry.translations where name != language { review(translation.node, &edits) }
      }
    } else if let localizations = entry.localizations, document.kind(of: localizations) == .object {
      edits.insert([(language, Self.unit(text.text))], into: localizations)
    } else if entry.localizations == nil {
      added.append(("localizations", .object([(language, Self.unit(text.text))])))
    }
    if !added.isEmpty { edits.insert(added, into: entry.node) }
  }

  /// Says of all forms of a translation that they need a review.
  private func review(_ node: JSONDocument.NodeID, _ edits: inout CatalogEdits) {
    for member in document.members(of: node) {
      if document.string(member.name) == "state", document.string(member.value) == "translated" {
        edits.replace(member.value, with: CatalogWriting.quoted("needs_review"))
      } else {
        review(member.value, &edits)
      }
    }
  }

  private func newEntry(_ text: CatalogText) -> CatalogWriting.Value {
    .object([
      ("comment", .string(text.comment)), ("extractionState", .string(Self.extracted)),
      ("localizations", .object([(language, Self.unit(text.text))])),
    ])
  }

  private static func unit(_ text: String) -> CatalogWriting.Value {
    .object([("stringUnit", .object([("state", .string("new")), ("value", .string(text))]))])
  }
}
