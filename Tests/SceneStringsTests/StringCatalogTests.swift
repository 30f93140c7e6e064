import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneStrings
import Testing

/// Catalogs: what extraction changes, and what it leaves as it is.
struct StringCatalogTests {
  private static func texts(_ scene: String, table: String = "Main") throws -> [CatalogText] {
    let source = SourceText(path: "\(table).scene.yaml", text: scene)
    let checked = Pipeline().checked(source)
    let scene = try #require(checked.scene, "\(checked.diagnostics.map(\.message))").scene
    return scene.texts.map { CatalogText($0, of: scene, table: table, isInStoryboard: false) }
  }

  private static func catalog(_ bytes: [UInt8]) throws -> StringCatalog {
    try #require(StringCatalog.read(SourceText(path: "Scenes.xcstrings", bytes: bytes)).value)
  }

  private static let scene = """
    scene: 1
    strings: {keys: automatic}
    objects:
      - class: UIButton
        id: go
        buttonType: system
        frame: [0, 0, 100, 44]
        title: {normal: Sign in, disabled: {text: Wait…, comment: While it works}}
        accessibilityHint: {text: Opens "the" shop, key: hint.shop}
        accessibilityIdentifier: go
      - {class: UILabel, text: {text: '–:–', key: none}}
    """

  @Test("A new catalog is spelled as Xcode spells it")
  func newCatalog() throws {
    let empty = try #require(StringCatalog.empty(path: "Scenes.xcstrings", language: "en"))
    let bytes = try #require(empty.extracting(Self.texts(Self.scene)))
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Main.go.title" : {
              "comment" : "UIButton 'go', 100 pt wide",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Sign in"
                  }
                }
              }
            },
            "Main.go.title.disabled" : {
              "comment" : "While it works",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Wait…"
                  }
                }
              }
            },
            "hint.shop" : {
              "comment" : "UIButton 'go', 100 pt wide",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Opens \"the\" shop"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#
    )
    #expect(try Self.catalog(bytes).extracting(Self.texts(Self.scene)) == nil)
  }

  @Test("Odd spacing and members that nobody knows stay; what changed is changed, and nothing else")
  func editing() throws {
    let old = #"""
      {"version":"1.0" , "x-team" : [1, 2.50e1,null],
      "strings":{ "b.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"B\u00e4r"}},
         "en" : {"stringUnit" : {"value":"Bear","state":"new"}}, "ar":{"variations":{"plural":{"other":{"stringUnit":
         {"state":"translated","value":"x"}}}}}}, "extractionState":"extracted_with_value","comment":"mine"},
        "gone" : {"extractionState" : "extracted_with_value" },
      	"own":{"extractionState":"manual"} }, "sourceLanguage":"en"}
      """#
    let texts = try Self.texts(
      """
      scene: 1
      objects:
        - {class: UILabel, id: a, text: {text: Ant, key: a.text}}
        - {class: UILabel, id: b, text: {text: Bee, key: b.text}}
      """
    )
    let bytes = try #require(Self.catalog(Array(old.utf8)).extracting(texts))
    let text = String(decoding: bytes, as: UTF8.self)
    let added = #"""
      "a.text" : {
        "comment" : "UILabel 'a'",
        "extractionState" : "extracted_with_value",
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "new",
              "value" : "Ant"
            }
          }
        }
      }, 
      """#
    let expected = old.replacing(#""b.text":"#, with: added + #""b.text":"#)
      .replacing(#""state":"translated""#, with: #""state":"needs_review""#)
      .replacing(#""Bear""#, with: #""Bee""#)
      .replacing(
        #""gone" : {"extractionState" : "extracted_with_value" }"#,
        with: #""gone" : {"extractionState" : "stale" }"#
      )
    #expect(text == expected)
    #expect(try Self.catalog(bytes).extracting(texts) == nil)
  }

  @Test(
    "What is no catalog is reported, and gives none",
    arguments: [
      "", "[]", "{\"sourceLanguage\": \"en\", \"strings\": []}", "{\"strings\": {}}", "<<<<<<< ours",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}, \"a\": {}}}",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 1}}", "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}",
    ]
  )
  func broken(text: String) {
    let read = StringCatalog.read(SourceText(path: "Scenes.xcstrings", text: text))
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.id) == ["catalog-form"])
  }

  @Test("Tables have the keys of their nib, and what is not translated is left out")
  func tables() throws {
    let catalog = try Self.catalog(
      Array(
        #"""
        {"sourceLanguage": "en", "strings": {
          "Main.go.title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}},
          "Main.go.title.disabled": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Wait…"}}}},
          "hint.shop": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "\"Öffnet\"\n"}}}}
        }}
        """#.utf8
      )
    )
    let texts = try Self.texts(Self.scene)
    let tables = catalog.tables(of: texts, in: "de")
    #expect(tables == ["Main": ["go.title": "Anmelden", "hint.shop": "\"Öffnet\"\n"]])
    #expect(
      StringsFile.text(tables["Main"] ?? [:]) == #"""
        "go.title" = "Anmelden";
        "hint.shop" = "\"Öffnet\"\n";

        """#
    )
    #expect(catalog.findings(for: texts, in: nil).map(\.id) == ["missing-translation", "stale-translation"])
    #expect(catalog.findings(for: texts, in: ["fr"]).count == 3)
    #expect(catalog.findings(for: [], in: ["fr"]).isEmpty)
  }

  @Test("Many keys go into a large catalog at once")
  func large() throws {
    let half = (0..<10_000).map { "\"k\($0 * 2)\" : {\"extractionState\":\"manual\"}" }.joined(separator: ",\n    ")
    let old = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \(half)\n  }\n}"
    let labels = (0..<2_000).map { "  - {class: UILabel, text: {text: T\($0), key: k\($0)}}" }.joined(separator: "\n")
    let texts = try Self.texts("scene: 1\nobjects:\n\(labels)")
    let bytes = try #require(Self.catalog(Array(old.utf8)).extracting(texts))
    let read = try Self.catalog(bytes)
    #expect(read.entries.count == 11_000)
    #expect(read.extracting(texts) == nil)
  }
}
