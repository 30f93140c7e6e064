import JSONText
package import SceneDiagnostics

/// A catalog of strings (`.xcstrings`) with the bytes of its parts.
package struct StringCatalog: Sendable {
  /// The file.
  package let source: SourceText
  let document: JSONDocument
  /// The language of the keys' own texts.
  package let language: String
  /// The object with the keys; nil in a catalog without any.
  let strings: JSONDocument.NodeID?
  /// The keys in the order of the file.
  package let entries: [Entry]

  /// What the catalog says of a key.
  package struct Entry: Sendable {
    package var key: String
    /// The bytes of the key.
    package var range: SourceRange
    let name: JSONDocument.NodeID
    let node: JSONDocument.NodeID
    /// The comment for translators; nil for none.
    package var comment: String?
    let commentNode: JSONDocument.NodeID?
    /// How the key came here, as Xcode calls it: `manual`, `stale`, `extracted_with_value`; nil for none.
    package var state: String?
    let stateNode: JSONDocument.NodeID?
    /// Whether translators should translate it.
    package var isTranslated = true
    let localizations: JSONDocument.NodeID?
    /// The translations by language.
    package var translations: [String: Translation] = [:]
  }

  /// A text in one language.
  package struct Translation: Sendable {
    /// Xcode's word for how far the translation is: `new`, `translated`, `needs_review`; nil for none.
    package var state: String?
    /// The text; of one that varies by number or device, the form `other`; nil for none.
    package var value: String?
    /// The bytes of the translation.
    package var range: SourceRange
    let node: JSONDocument.NodeID
    let unit: JSONDocument.NodeID?
  }

  /// All languages with a translation, in alphabetical order, without the catalog's own.
  package var languages: [String] {
    Set(entries.flatMap(\.translations.keys)).subtracting([language]).sorted()
  }
}

extension StringCatalog {
  /// An empty catalog as Xcode writes it.
  package static func empty(path: String, language: String) -> StringCatalog? {
    let text = """
      {
        "sourceLanguage" : \(CatalogWriting.quoted(language)),
        "strings" : {

        },
        "version" : "1.0"
      }
      """
    return read(SourceText(path: path, text: text)).value
  }

  /// Reads a catalog; nil if it is none, which is reported.
  package static func read(_ source: SourceText) -> Diagnosed<StringCatalog?> {
    func failed(_ message: String, _ offset: Int) -> Diagnosed<StringCatalog?> {
      let range = SourceRange(offset, min(offset + 1, source.bytes.count))
      let hint = "nothing was changed; a catalog is JSON as Xcode writes it"
      return Diagnosed(nil, [Diagnostic(.catalogForm, message, at: range, hint: hint)])
    }
    let document: JSONDocument
    do throws(JSONFailure) {
      document = try JSONDocument(source.bytes)
    } catch {
      return failed("the catalog is not JSON: \(error.message)", error.offset)
    }
    guard document.kind(of: document.root) == .object else { return failed("a catalog is an object", 0) }
    guard let language = document.member("sourceLanguage", of: document.root).flatMap({ document.string($0) }) else {
      return failed("the catalog does not say its 'sourceLanguage'", 0)
    }
    let strings = document.member("strings", of: document.root)
    if let strings, document.kind(of: strings) != .object {
      return failed("'strings' is an object", document.range(of: strings).lowerBound)
    }
    var entries: [Entry] = []
    var known: Set<String> = []
    for member in strings.map({ document.members(of: $0) }) ?? [] {
      let (name, value) = member
      guard document.kind(of: value) == .object, let key = document.string(name) else {
        return failed("a key's entry is an object", document.range(of: value).lowerBound)
      }
      // Which of two Xcode takes is not said: neither may be lost.
      guard known.insert(key).inserted else {
        return failed("the key '\(key)' is in the catalog twice", document.range(of: name).lowerBound)
      }
      entries.append(entry(key, name, value, in: document))
    }
    return Diagnosed(
      StringCatalog(source: source, document: document, language: language, strings: strings, entries: entries),
      []
    )
  }

  private static func entry(
    _ key: String,
    _ name: JSONDocument.NodeID,
    _ node: JSONDocument.NodeID,
    in document: JSONDocument
  ) -> Entry {
    var parts: [String: JSONDocument.NodeID] = [:]
    for member in document.members(of: node) { parts[document.string(member.name) ?? ""] = member.value }
    var entry = Entry(
      key: key,
      range: SourceRange(document.range(of: name)),
      name: name,
      node: node,
      comment: parts["comment"].flatMap { document.string($0) },
      commentNode: parts["comment"],
      state: parts["extractionState"].flatMap { document.string($0) },
      stateNode: parts["extractionState"],
      localizations: parts["localizations"]
    )
    entry.isTranslated = parts["shouldTranslate"].flatMap { document.bool($0) } ?? true
    for member in parts["localizations"].map({ document.members(of: $0) }) ?? [] {
      let (name, value) = member
      let unit = document.member("stringUnit", of: value)
      let text = unit ?? otherForm(of: value, in: document, depth: 0)
      entry.translations[document.string(name) ?? ""] = Translation(
        state: text.flatMap { document.member("state", of: $0) }.flatMap { document.string($0) },
        value: text.flatMap { document.member("value", of: $0) }.flatMap { document.string($0) },
        range: SourceRange(document.range(of: value)),
        node: value,
        unit: unit
      )
    }
    return entry
  }

  /// The `stringUnit` of the form that holds where no other does.
  private static func otherForm(
    of node: JSONDocument.NodeID,
    in document: JSONDocument,
    depth: Int
  ) -> JSONDocument.NodeID? {
    if let unit = document.member("stringUnit", of: node) { return unit }
    guard depth < 4, let variations = document.member("variations", of: node) else { return nil }
    for kind in document.members(of: variations) {
      if let form = document.member("other", of: kind.value) ?? document.members(of: kind.value).last?.value {
        return otherForm(of: form, in: document, depth: depth + 1)
      }
    }
    return nil
  }
}

extension SourceRange {
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
