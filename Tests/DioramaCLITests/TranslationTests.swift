import DioramaDriver
import Testing
import ToolTestSupport

/// Keys that get names, tables in and out, and scenes in languages, as users do it.
@MainActor
struct TranslationTests {
  private static let imported = """
    scene: 1
    objects:
      - class: UIView # The whole.
        subviews:
          - {class: UILabel, id: headline, text: {text: Welcome, key: d6y-aU-mlq.text}}
          - {class: UILabel, text: {text: Rest, key: xyz-de-fgh.text}}

    """
  private static let catalog = #"""
    {"sourceLanguage":"en", "strings":{"d6y-aU-mlq.text":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Willkommen"}}}}}, "x-team":[1,  2]}
    """#

  private static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["Home.scene.yaml": imported, "C.xcstrings": catalog].merging(more) { $1 })
  }

  @Test("'rekey' names keys in scene and catalog at once, and nothing else changes")
  func rekey() throws {
    let folder = try Self.folder()
    let arguments = ["strings", "rekey", "@Home.scene.yaml", "--catalog", "@C.xcstrings"]
    #expect(Invocation(arguments: arguments + ["--dry-run"], in: folder).status == .findings)
    #expect(try folder.text("C.xcstrings") == Self.catalog)
    let run = Invocation(arguments: arguments, in: folder)
    #expect(run.status == .success && run.errors.contains("'xyz-de-fgh.text' stays"))
    #expect(try folder.text("Home.scene.yaml") == Self.imported.replacing("d6y-aU-mlq.text", with: "headline.text"))
    #expect(try folder.text("C.xcstrings") == Self.catalog.replacing("d6y-aU-mlq.text", with: "headline.text"))
    #expect(
      Invocation(arguments: arguments, in: folder).errors.contains("no scene has a key that Interface Builder made")
    )
  }

  @Test("A new key that is there already changes nothing")
  func rekeyConflict() throws {
    let catalog = Self.catalog.replacing("\"strings\":{", with: "\"strings\":{\"headline.text\":{},")
    let folder = try Self.folder(["C.xcstrings": catalog])
    let run = Invocation("strings", "rekey", "@Home.scene.yaml", "--catalog", "@C.xcstrings", in: folder)
    #expect(run.status == .findings && run.said.contains("key-conflict"))
    #expect(try folder.text("Home.scene.yaml") == Self.imported)
    #expect(try folder.text("C.xcstrings") == catalog)
  }

  @Test("A folder of tables takes the place of a catalog: extracted, checked and given other keys")
  func tables() throws {
    let folder = try TemporaryFolder([
      "Home.scene.yaml": Self.imported,
      "T/de.lproj/Home.strings": "/* c */ \"d6y-aU-mlq.text\"=\"Willkommen\";\n\"gone\" = \"x\";\n",
    ])
    #expect(Invocation("strings", "extract", "@Home.scene.yaml", "--catalog", "@T", in: folder).status == .success)
    #expect(
      try folder.text("T/en.lproj/Home.strings")
        == """
        /* UILabel 'headline' */
        "d6y-aU-mlq.text" = "Welcome";

        /* UILabel */
        "xyz-de-fgh.text" = "Rest";


        """
    )
    let again = Invocation("strings", "extract", "@Home.scene.yaml", "--catalog", "@T", "--dry-run", in: folder)
    #expect(again.status == .success)
    let check = Invocation("strings", "check", "@Home.scene.yaml", "--catalog", "@T", in: folder)
    #expect(check.said.contains("no scene has the key 'gone'"))
    #expect(check.said.contains("'xyz-de-fgh.text' of 'Home' is not translated into 'de'"))
    #expect(Invocation("strings", "rekey", "@Home.scene.yaml", "--catalog", "@T", in: folder).status == .success)
    #expect(
      try folder.text("T/de.lproj/Home.strings")
        == "/* c */ \"headline.text\"=\"Willkommen\";\n\"gone\" = \"x\";\n"
    )
    #expect(try folder.text("T/en.lproj/Home.strings").contains("\"headline.text\" = \"Welcome\";"))
    let compile = Invocation(
      "strings",
      "compile",
      "@Home.scene.yaml",
      "--catalog",
      "@T",
      "--output-dir",
      "@O",
      in: folder
    )
    #expect(compile.status == .usage)
  }

  @Test("'import' takes the translations of tables into a catalog")
  func takeTables() throws {
    let folder = try Self.folder(["T/fr.lproj/Home.strings": "\"d6y-aU-mlq.text\" = \"Bienvenue\"; \"other\" = \"x\";"])
    let arguments = ["strings", "import", "@Home.scene.yaml", "--catalog", "@C.xcstrings", "--tables", "@T"]
    let run = Invocation(arguments: arguments, in: folder)
    #expect(run.status == .success && run.errors.contains("'other' is not in the catalog"))
    let catalog = try folder.text("C.xcstrings")
    #expect(catalog.contains("Bienvenue") && catalog.contains("\"x-team\":[1,  2]"))
    #expect(Invocation(arguments: arguments + ["--dry-run"], in: folder).status == .success)
    #expect(
      Invocation("strings", "import", "@Home.scene.yaml", "--catalog", "@C.xcstrings", in: folder).status == .usage
    )
  }

  @Test("A broken table, and one that is no text, are reported, and nothing is changed")
  func brokenTables() throws {
    let folder = try Self.folder(["T/fr.lproj/Home.strings": "\"a\" = \"b\""])
    let run = Invocation(
      "strings",
      "import",
      "@Home.scene.yaml",
      "--catalog",
      "@C.xcstrings",
      "--tables",
      "@T",
      in: folder
    )
    #expect(run.status == .findings && run.said.contains("catalog-form"))
    #expect(try folder.text("C.xcstrings") == Self.catalog)
    #expect(
      Invocation("strings", "check", "@Home.scene.yaml", "--catalog", "@None", in: folder).status == .unreadableInput
    )
  }

  @Test("A translation that does not fit is a warning at its location in the catalog or the table")
  func tooLong() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 393, 852]
          subviews: [{class: UILabel, frame: [0, 0, 60, 24], text: {text: Pay, key: pay}}]
      """
    let unit = #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Kostenpflichtig"}}}}"#
    let folder = try TemporaryFolder([
      "Home.scene.yaml": scene, "C.xcstrings": #"{"sourceLanguage":"en","strings":{"pay":\#(unit)}}"#,
      "T/de.lproj/Home.strings": "\"pay\" = \"Kostenpflichtig\";",
    ])
    for catalog in ["@C.xcstrings", "@T"] {
      let run = Invocation("strings", "check", "@Home.scene.yaml", "--catalog", catalog, in: folder)
      #expect(run.said.contains("warning[translation-too-long]: 'pay' does not fit into its view in 'de'"))
      #expect(run.said.contains(catalog == "@T" ? "de.lproj/Home.strings:1:1" : "C.xcstrings:1:"))
    }
  }

  @Test("'tree' and 'render' show a language of the catalog, of tables beside a nib, and pseudo-languages")
  func locales() throws {
    let folder = try Self.folder([
      ".diorama.yaml": "strings: {catalog: C.xcstrings}\n",
      "N/ar.lproj/Home.strings": "\"d6y-aU-mlq.text\" = \"مرحبا\";",
    ])
    func tree(_ arguments: String...) -> Invocation { Invocation(arguments: ["tree"] + arguments, in: folder) }
    #expect(tree("@Home.scene.yaml", "--locale", "de").output.contains("\"Willkommen\""))
    #expect(tree("@Home.scene.yaml", "--locale", "de-AT").output.contains("\"Willkommen\""))
    #expect(tree("@Home.scene.yaml", "--locale", "en").output.contains("\"Welcome\""))
    #expect(tree("@Home.scene.yaml", "--locale", "x-long").output.contains("\"Welcome Welcome\""))
    let missing = tree("@Home.scene.yaml", "--locale", "fr")
    #expect(missing.status == .usage && missing.errors.contains("has the languages de"))
    #expect(tree("@Home.scene.yaml", "--locale", "de", "--locale", "en").status == .usage)
    #expect(Invocation("compile", "@Home.scene.yaml", "-o", "@N/Home.nib", in: folder).status == .success)
    #expect(tree("@N/Home.nib", "--locale", "ar").output.contains("\"مرحبا\""))
    // Tables are next to the folder of a nib in Base.lproj.
    #expect(Invocation("compile", "@Home.scene.yaml", "--output-dir", "@N/Base.lproj", in: folder).status == .success)
    #expect(tree("@N/Base.lproj/Home.nib", "--locale", "ar").output.contains("\"مرحبا\""))
    #expect(tree("@N/Home.nib", "--locale", "de", "--catalog", "@C.xcstrings").output.contains("\"Willkommen\""))
    let picture = Invocation(
      "render",
      "@Home.scene.yaml",
      "--locale",
      "de",
      "--locale",
      "x-accented",
      "--size",
      "200x200",
      "-o",
      "-",
      in: folder
    )
    #expect(picture.status == .success)
  }

  @Test("A pseudo-language that reads from right to left turns the layout around, in scenes and storyboards")
  func directions() throws {
    let folder = try TemporaryFolder([
      "Home.scene.yaml": """
      scene: 1
      strings: {keys: automatic}
      objects:
        - class: UIView
          frame: [0, 0, 393, 852]
          subviews: [{class: UILabel, id: a, text: Hello}]
          constraints: [a.leading = self.leading, a.width = 100, a.top = self.top]
      """,
      "Flow.storyboard.yaml": """
      storyboard: 1
      initialViewController: Home
      strings: {keys: automatic}
      scenes:
        Home: {viewController: {class: UIViewController, id: home, view: {subviews: [{class: UILabel, id: a, frame: [0, 0, 50, 20], text: Hi}]}}}
      """,
    ])
    let scene = Invocation("tree", "@Home.scene.yaml", "--locale", "x-rtl", in: folder)
    #expect(scene.output.contains("UILabel [293, 0, 100,") && scene.output.contains("\"olleH\""))
    let plain = Invocation("tree", "@Home.scene.yaml", in: folder)
    #expect(plain.output.contains("UILabel [0, 0, 100,") && plain.output.contains("\"Hello\""))
    let board = Invocation("tree", "@Flow.storyboard.yaml", "--scene", "Home", "--locale", "x-rtl", in: folder)
    #expect(board.output.contains("\"iH\""))
    #expect(
      Invocation("render", "@Flow.storyboard.yaml", "--locale", "x-long", "-o", "-", in: folder).status == .success
    )
  }
}
