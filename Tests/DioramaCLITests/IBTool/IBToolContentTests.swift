import DioramaCLI
import DioramaDriver
import SceneStrings
import Testing
import ToolTestSupport

/// What `ibtool` reads of a document: its texts, its objects, and the document itself.
@MainActor
struct IBToolContentTests {
  private func run(_ call: String, _ folder: TemporaryFolder) -> Invocation {
    Invocation(arguments: ["ibtool"] + call.split(separator: " ").map(String.init), in: folder)
  }

  /// The text of a file in UTF-16.
  private func wide(_ bytes: [UInt8]) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    return String(decoding: units, as: UTF16.self)
  }

  @Test("Texts are exported in Interface Builder's form by both names of the option")
  func exported() throws {
    let folder = try TemporaryFolder(["Cart.xib": IBToolSamples.cart])
    for option in ["--export-strings-file", "--generate-strings-file"] {
      let made = run("\(option) @Cart.strings @Cart.xib", folder)
      #expect(made.status == .success && made.said.isEmpty, "\(made.said)")
      let bytes = try folder.bytes("Cart.strings")
      #expect(bytes.starts(with: [0xFF, 0xFE]))
      #expect(
        wide(bytes) == """

          /* Class = "UIButton"; normalTitle = "Buy"; ObjectID = "Buy-Bu-001"; */
          "Buy-Bu-001.normalTitle" = "Buy";

          /* Class = "UILabel"; text = "Total & tax"; ObjectID = "Tot-La-001"; */
          "Tot-La-001.text" = "Total & tax";

          """
      )
    }
  }

  @Test("Texts of a table replace those of a document, and the rest of it is as it was")
  func imported() throws {
    let folder = try TemporaryFolder([
      "Cart.xib": IBToolSamples.cart, "de.strings": "\"Tot-La-001.text\" = \"<Summe>\";\n",
    ])
    #expect(run("--import-strings-file @de.strings --write @De.xib @Cart.xib", folder).status == .success)
    #expect(
      try folder.text("De.xib")
        == IBToolSamples.cart.replacing("text=\"Total &amp; tax\"", with: "text=\"&lt;Summe&gt;\"")
    )
    #expect(
      run("--export-strings-file @again.strings --import-strings-file @de.strings @Cart.xib", folder).status == .success
    )
    #expect(wide(try folder.bytes("again.strings")).contains("\"Tot-La-001.text\" = \"<Summe>\";"))
    try folder.write("\"Gone.text\" = \"x\";\n", to: "gone.strings")
    let gone = run("--notices --import-strings-file @gone.strings --write @De.xib @Cart.xib", folder)
    #expect(gone.status == .success && gone.output.contains("the document has no text 'Gone.text'"))
    #expect(try folder.text("De.xib") == IBToolSamples.cart)
  }

  @Test("A document is written and printed as it is, and upgraded in its place")
  func written() throws {
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.cart])
    #expect(run("--upgrade --write @B.xib @A.xib", folder).status == .success)
    #expect(try folder.text("B.xib") == IBToolSamples.cart)
    #expect(run("--upgrade @A.xib", folder).status == .success)
    #expect(run("--upgrade --write @A.xib @A.xib", folder).status == .success)
    #expect(try folder.text("A.xib") == IBToolSamples.cart)
    #expect(run("--print @A.xib", folder).output == IBToolSamples.cart)
  }

  @Test("Questions are answered by the ids of objects, in each form")
  func questions() throws {
    let folder = try TemporaryFolder(["Cart.xib": IBToolSamples.cart])
    let facts: [(query: String, facts: [String])] = [
      ("objects", ["<key>Buy-Bu-001</key>", "<string>UIButton</string>", "<string>{20.0, 60.0}</string>"]),
      ("hierarchy", ["<key>label</key>\n\t\t\t<string>Buy</string>", "<string>Tot-La-001</string>\n\t\t\t</array>"]),
      (
        "connections",
        ["<key>Out-La-001</key>", "<string>IBCocoaTouchOutletConnection</string>", "<string>buy:</string>"]
      ),
      (
        "classes",
        ["<string>CartView</string>", "<key>buy:</key>", "<key>total</key>\n\t\t\t\t<string>UILabel</string>"]
      ),
      ("localizable-strings", ["<key>normalTitle</key>\n\t\t\t<string>Buy</string>", "Total &amp; tax"]),
      ("localizable-stringarrays", ["<dict/>"]), ("version-history", ["<string>22505</string>"]),
    ]
    let all = run("--all @Cart.xib", folder)
    for (query, parts) in facts {
      let answer = run("--\(query) @Cart.xib", folder)
      #expect(answer.status == .success)
      #expect(answer.output.contains("<key>com.apple.ibtool.document.\(query)</key>"))
      for part in parts {
        #expect(
          answer.output.contains(part.replacing(".0", with: "")) || answer.output.contains(part),
          "\(part) \(answer.output)"
        )
      }
      #expect(all.output.contains("<key>com.apple.ibtool.document.\(query)</key>"))
      let text = run("--\(query) --output-format human-readable-text @Cart.xib", folder)
      #expect(text.output.hasPrefix("/* com.apple.ibtool.document.\(query) */\n"))
      #expect(run("--\(query) --output-format binary1 @Cart.xib", folder).outputBytes.starts(with: "bplist00".utf8))
    }
    #expect(run("--warnings --errors --notices @Cart.xib", folder).output.contains("document.notices</key>\n\t<dict/>"))
  }

  @Test("Nothing that is printed acts on a terminal, in any form")
  func terminal() throws {
    let text = IBToolSamples.cart.replacing("Total &amp;", with: "\u{202E}Total")
    let folder = try TemporaryFolder(["A.xib": text])
    for option in ["--print", "--localizable-strings"] {
      for format in ["xml1", "binary1", "human-readable-text"] {
        let call = ["ibtool", option, "--output-format", format, "@A.xib"]
        let shown = Invocation(arguments: call, in: folder, outputIsTerminal: true)
        #expect(shown.status == .success && shown.output.contains("\\u{202E}Total"), "\(shown.output)")
        #expect(!shown.output.contains("\u{202E}"))
      }
    }
  }

  @Test("A text that XML cannot hold is written as one that it can")
  func control() throws {
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.cart.replacing("&amp;", with: "&lt;&#9;\u{1}&gt;")])
    let answer = run("--localizable-strings @A.xib", folder)
    #expect(answer.output.contains("Total &lt;\t\u{FFFD}&gt; tax") || answer.status == .findings, "\(answer.output)")
  }
}
