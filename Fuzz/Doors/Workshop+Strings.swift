import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneStrings

extension Workshop {
  /// A catalog of strings, to begin with.
  package nonisolated static let catalog = #"""
    {"sourceLanguage":"en","strings":{"a.text":{"comment":"A","localizations":{"de":{"stringUnit":{"state":"translated",
    "value":"Ü \"x\""}},"ar":{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{}}}}}}},
    "gone":{"extractionState":"extracted_with_value","shouldTranslate":false}},"version":"1.0","x":[1e3,null]}
    """#

  /// A table of strings, to begin with.
  package nonisolated static let table = #"""
    /* A comment */ "a.text" = "\U00dc \"x\"\n";
    // Another one.
    plain = 'word'; "key alone";
    """#

  /// The texts of a scene that catalogs and tables take.
  private static let texts: [CatalogText] = {
    let text = """
      scene: 1
      strings: {keys: automatic}
      objects:
        - {class: UILabel, id: a, text: Ant}
        - {class: UILabel, id: b, text: {text: 'Bee "B" \\', key: a.text}}
        - {class: UILabel, id: ü, text: 'Ü'}
      """
    let scene = Pipeline().lowered(SourceText(path: "Fuzz.scene.yaml", text: text))
    return scene.texts.map { CatalogText($0, of: scene, table: "Fuzz", isInStoryboard: false) }
  }()

  func catalog(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.xcstrings", bytes: bytes)
    guard let catalog = try check(StringCatalog.read(source), in: source) else { return }
    try check(catalog.findings(for: Self.texts, in: ["de", "fr"]), in: source)
    if let extracted = catalog.extracting(Self.texts) {
      guard let again = StringCatalog.read(SourceText(path: source.path, bytes: extracted)).value else {
        throw Finding("a catalog that was extracted cannot be read")
      }
      guard again.extracting(Self.texts) == nil else { throw Finding("a second extraction changes the catalog") }
    }
    let translations = ["a.text": "Ü\n\"", "Fuzz.a.text": ""]
    if let taken = catalog.taking(translations, in: "de") {
      guard let again = StringCatalog.read(SourceText(path: source.path, bytes: taken)).value else {
        throw Finding("a catalog that took translations cannot be read")
      }
      guard again.taking(translations, in: "de") == nil else { throw Finding("translations are taken again") }
    }
    if let renamed = catalog.renaming(["a.text": "\u{1}new"]),
      StringCatalog.read(SourceText(path: source.path, bytes: renamed)).value == nil,
      !catalog.entries.contains(where: { $0.key == "\u{1}new" })
    {
      throw Finding("a catalog whose key has another name cannot be read")
    }
    _ = catalog.tables(of: Self.texts, in: "de")
  }

  func table(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.strings", bytes: bytes)
    guard let table = try check(StringsTable.read(source), in: source) else { return }
    let texts = [StringsTable.Text(key: "a.text", value: "Ü\n\"\\"), .init(key: "new", value: "", comment: "*/")]
    if let changed = table.setting(texts) {
      guard let again = StringsTable.read(SourceText(path: source.path, bytes: changed)).value else {
        throw Finding("a table that was changed cannot be read")
      }
      guard again.setting(texts) == nil else { throw Finding("a second change changes the table") }
    }
    if let renamed = table.renaming(["a.text": "\u{1}new"]),
      StringsTable.read(SourceText(path: source.path, bytes: renamed)).value == nil,
      !table.entries.contains(where: { $0.key == "\u{1}new" })
    {
      throw Finding("a table whose key has another name cannot be read")
    }
  }
}
