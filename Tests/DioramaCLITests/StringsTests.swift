import DioramaDriver
import Testing
import ToolTestSupport

/// Texts into a catalog, and translations out of it, as users do it.
@MainActor
struct StringsTests {
  private static let scene = """
    scene: 1
    strings: {keys: automatic}
    objects:
      - {class: UILabel, id: headline, text: Welcome}

    """

  @Test("A second extraction leaves the catalog as it is")
  func extractTwice() throws {
    let folder = try TemporaryFolder(["Scenes/Home.scene.yaml": Self.scene])
    let arguments = ["strings", "extract", "@Scenes", "--catalog", "@Scenes.xcstrings"]
    #expect(Invocation(arguments: arguments + ["--dry-run"], in: folder).status == .findings)
    #expect(Invocation(arguments: arguments, in: folder).status == .success)
    let catalog = try folder.text("Scenes.xcstrings")
    #expect(catalog.contains("\"Home.headline.text\" : {"))
    #expect(Invocation(arguments: arguments + ["--dry-run"], in: folder).status == .success)
    #expect(Invocation(arguments: arguments, in: folder).errors.contains("has all texts"))
    #expect(try folder.text("Scenes.xcstrings") == catalog)
  }

  @Test("The configuration names the catalog and the languages, and each nib gets its tables")
  func compileTables() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "strings: {catalog: Scenes.xcstrings, language: en, languages: [de, ar]}\n",
      "Scenes/Home.scene.yaml": Self.scene,
      "Scenes.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"Home.headline.text":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Willkommen"}}}}}}
      """#,
    ])
    let run = Invocation("strings", "compile", "@Scenes", "--output-dir", "@Tables", in: folder)
    #expect(run.status == .success)
    #expect(run.said.contains("'Home.headline.text' is not translated into 'ar'"))
    #expect(try folder.text("Tables/de.lproj/Home.strings") == "\"headline.text\" = \"Willkommen\";\n")
  }

  @Test("Forms by number and device stay as they are: nibs have no numbers, and get the form for all others")
  func plurals() throws {
    let forms = #"""
      {"x" : [0.50], "variations":{"device":{"ipad":{"stringUnit":{"state":"translated","value":"Tablet"}},
        "other":{"variations":{"plural":{ "one" : {"stringUnit":{"state":"translated","value":"Ein Gast"}},
        "other":{"stringUnit":{"state":"translated","value":"Gäste"}}}}}}},
        "substitutions":{"count":{"formatSpecifier":"lld","argNum":1}}}
      """#
    let folder = try TemporaryFolder([
      "Scenes/Home.scene.yaml": Self.scene + "  - {class: UILabel, id: guests, text: Guests}\n",
      "Scenes.xcstrings": #"{"sourceLanguage":"en","strings":{"Home.guests.text":{"localizations":{"de":"# + forms
        + #","en":{"stringUnit":{"state":"new","value":"Guests"}}}}}}"#,
      "Tables/de.lproj/Home.stringsdict": "<plist>\r\n<dict/></plist>",
    ])
    let extract = ["strings", "extract", "@Scenes", "--catalog", "@Scenes.xcstrings"]
    #expect(Invocation(arguments: extract, in: folder).status == .success)
    #expect(try folder.text("Scenes.xcstrings").contains(forms))
    #expect(
      Invocation(
        arguments: [
          "strings", "compile", "@Scenes", "--catalog", "@Scenes.xcstrings", "--output-dir", "@Tables", "--language",
          "de",
        ],
        in: folder
      ).said.contains("'Home.headline.text' is not translated into 'de'")
    )
    #expect(try folder.text("Tables/de.lproj/Home.strings") == "\"guests.text\" = \"Gäste\";\n")
    let tables = ["strings", "import", "@Scenes", "--catalog", "@Scenes.xcstrings", "--tables", "@Tables"]
    #expect(Invocation(arguments: tables, in: folder).status == .success)
    #expect(try folder.text("Scenes.xcstrings").contains(forms))
    #expect(
      Invocation(arguments: ["strings", "extract", "@Scenes", "--catalog", "@Tables"], in: folder).status == .success
    )
    #expect(try folder.text("Tables/de.lproj/Home.stringsdict") == "<plist>\r\n<dict/></plist>")
  }

  @Test("A catalog whose languages are paths writes into no other folder")
  func languagesThatArePaths() throws {
    let folder = try TemporaryFolder([
      "Home.scene.yaml": Self.scene,
      "Scenes.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"Home.headline.text":{"localizations":{
        "../../de":{"stringUnit":{"state":"translated","value":"Willkommen"}},
        "fr":{"stringUnit":{"state":"translated","value":"Bienvenue"}}}}}}
      """#,
    ])
    let run = Invocation(
      arguments: ["strings", "compile", "@Home.scene.yaml", "--catalog", "@Scenes.xcstrings", "--output-dir", "@A/B"],
      in: folder
    )
    #expect(run.status == .findings)
    #expect(run.errors.contains("'../../de' is not a language: nothing is written for it"), "\(run.errors)")
    #expect(try folder.text("A/B/fr.lproj/Home.strings") == "\"headline.text\" = \"Bienvenue\";\n")
    #expect(throws: (any Error).self) { try folder.text("de.lproj/Home.strings") }
  }

  @Test("A catalog with a conflict of a merge, and scenes that disagree, change nothing")
  func broken() throws {
    let folder = try TemporaryFolder([
      "Home.scene.yaml": Self.scene, "Scenes.xcstrings": "{\n<<<<<<< ours\n}",
      "A.scene.yaml": "scene: 1\nobjects: [{class: UILabel, text: {text: Total, key: total}}]\n",
      "B.scene.yaml": "scene: 1\nobjects: [{class: UILabel, text: {text: Sum, key: total}}]\n",
    ])
    let run = Invocation("strings", "extract", "@Home.scene.yaml", "--catalog", "@Scenes.xcstrings", in: folder)
    #expect(run.status == .findings && run.said.contains("catalog-form"))
    #expect(try folder.text("Scenes.xcstrings") == "{\n<<<<<<< ours\n}")
    let conflict = Invocation(
      "strings",
      "extract",
      "@A.scene.yaml",
      "@B.scene.yaml",
      "--catalog",
      "@New.xcstrings",
      in: folder
    )
    #expect(conflict.status == .findings && conflict.said.contains("key-conflict"))
    #expect(!folder.has("New.xcstrings"))
    #expect(Invocation("strings", "check", "@A.scene.yaml", in: folder).status == .usage)
    #expect(Invocation("strings", "compile", "@A.scene.yaml", in: folder).status == .usage)
  }
}
