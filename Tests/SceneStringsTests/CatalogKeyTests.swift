import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneStrings
import Testing

/// Keys of catalogs that get other names, and translations out of tables.
struct CatalogKeyTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{ "d6y-aU-mlq.text" : {"x":1},
      "b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"B"}},"fr":{"stringUnit":{"value":"F"}}}},
      "c":{"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"value":"1"}}}}}}}}}
    """#

  private static func read(_ text: String) throws -> StringCatalog {
    try #require(StringCatalog.read(SourceText(path: "Scenes.xcstrings", text: text)).value)
  }

  @Test("A key gets another name, and every other byte stays")
  func renaming() throws {
    let catalog = try Self.read(Self.catalog)
    let bytes = try #require(catalog.renaming(["d6y-aU-mlq.text": "title.text", "other": "x"]))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == Self.catalog.replacing("\"d6y-aU-mlq.text\"", with: "\"title.text\"")
    )
    #expect(catalog.renaming(["other": "x"]) == nil)
  }

  @Test("Translations of tables count as translated; what varies by number stays")
  func taking() throws {
    let texts = ["b": "Bär", "c": "2", "d6y-aU-mlq.text": "T", "unknown": "x"]
    let bytes = try #require(try Self.read(Self.catalog).taking(texts, in: "de"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""de":{"stringUnit":{"state":"translated","value":"Bär"}}"#))
    #expect(text.contains(#"{"plural":{"other":{"stringUnit":{"value":"1"}}}}"#))
    #expect(!text.contains("unknown"))
    let again = try Self.read(text)
    #expect(again.entries[0].translations["de"]?.value == "T")
    #expect(again.taking(texts, in: "de") == nil)
    #expect(again.entries[0].translations.count == 1)
  }

  @Test("Only what begins as an id of Interface Builder gets another key; two of one name get that of their table")
  func rekeying() throws {
    let scene = """
      scene: 1
      objects:
        - {class: UILabel, id: a, text: {text: A, key: d6y-aU-mlq.text}}
        - {class: UILabel, id: b, text: {text: B, key: 'b.text'}}
        - {class: UIButton, id: b2, title: {disabled: {text: C, key: "abc-DE-123.disabledTitle"}}}
        - {class: UILabel, text: {text: D, key: xyz-de-fgh.text}}
        - {class: UILabel, id: e, text: {text: E, key: not-an-id.text}}
      """
    func texts(_ name: String) -> [CatalogText] {
      let scene = Pipeline().lowered(SourceText(path: "\(name).scene.yaml", text: scene))
      return scene.texts.map { CatalogText($0, of: scene, table: name, isInStoryboard: false) }
    }
    let one = Rekeying(texts("One"), isShared: true)
    #expect(
      one.catalogKeys == ["d6y-aU-mlq.text": "a.text", "abc-DE-123.disabledTitle": "b2.title.disabled"]
    )
    #expect(one.keys == ["One": one.catalogKeys])
    #expect(
      one.kept == ["One.scene.yaml:6: 'xyz-de-fgh.text' stays: its object has no id, of which a key could be made"]
    )
    let edits = try #require(one.edits.first)
    #expect(edits.edits.map(\.replacement) == ["a.text", "\"b2.title.disabled\""])
    let other = """
      scene: 1
      objects: [{class: UILabel, id: a, text: {text: A2, key: d6y-aU-zzz.text}}]
      """
    let lowered = Pipeline().lowered(SourceText(path: "Two.scene.yaml", text: other))
    let more = lowered.texts.map { CatalogText($0, of: lowered, table: "Two", isInStoryboard: false) }
    let both = Rekeying(texts("One") + more, isShared: true)
    #expect(both.catalogKeys["d6y-aU-mlq.text"] == "One.a.text" && both.catalogKeys["d6y-aU-zzz.text"] == "Two.a.text")
    let apart = Rekeying(texts("One") + more, isShared: false)
    #expect(apart.keys["Two"] == ["d6y-aU-zzz.text": "a.text"])
  }
}
