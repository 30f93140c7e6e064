import DioramaCLI
import DioramaDriver
import JSONText
import SceneEditor
import Testing

/// What the language server shows besides the scene: why nothing was formatted, and what a client shows without Markdown.
@MainActor
@Suite struct ServerFormattingTests {
  private let session = LanguageServerTests.Session(["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])

  private func format(_ path: String, _ lines: ClosedRange<Int>? = nil) -> (edits: JSONValue, said: String) {
    var parameters: [(String, JSONValue)] = [("textDocument", ["uri": .string(FileAddress.of(path))])]
    if let lines {
      let range: JSONValue = [
        "start": ["line": .integer(lines.lowerBound), "character": 0],
        "end": ["line": .integer(lines.upperBound), "character": 0],
      ]
      parameters.append(("range", range))
    }
    let method = lines == nil ? "textDocument/formatting" : "textDocument/rangeFormatting"
    session.server.receive(["jsonrpc": "2.0", "id": 77, "method": .string(method), "params": .object(parameters)])
    let sent = session.server.takeOutbox()
    let said = sent.first { $0["method"]?.stringValue == "window/showMessage" }?.at("params", "message")?.stringValue
    return (sent.last?["result"] ?? .null, said ?? "")
  }

  @Test("The user is told why a text is not formatted, and nothing where it is laid out already")
  func reasons() {
    session.open("scene: 1\nobjects:\n  - class: UILabel\n    txt: Hi\n", at: "/a/Wrong.scene.yaml")
    let wrong = format("/a/Wrong.scene.yaml")
    #expect(wrong.edits.isNull)
    #expect(wrong.said == "Wrong.scene.yaml is not formatted: line 4: UILabel has no property 'txt'")
    session.open("scene: 1\nobjects: [{class: UILabel, text: Hi}]\n", at: "/a/Right.scene.yaml")
    let right = format("/a/Right.scene.yaml")
    #expect(right.edits.isNull && right.said.isEmpty)
    session.open("<?xml version=\"1.0\"?><document/>", at: "/a/Old.xib")
    #expect(format("/a/Old.xib").said.hasPrefix("Old.xib is not formatted: "))
  }

  @Test("Of a range, only its lines are formatted")
  func ranges() {
    let labels =
      "objects:\n  - {text: A,   class: UILabel}\n  - {class: UILabel, text: B}\n  - {text: C,   class: UILabel}\n"
    session.open("scene: 1\n" + labels, at: "/a/Two.scene.yaml")
    #expect(format("/a/Two.scene.yaml").edits.elements.count == 2)
    let first = format("/a/Two.scene.yaml", 2...2).edits.elements
    #expect(first.count == 1 && first.first?["newText"]?.stringValue == "  - {class: UILabel, text: A}\n")
  }

  @Test("A command above the text shows the preview, for scenes and documents")
  func lens() {
    session.open("scene: 1\n", at: "/a/Home.scene.yaml")
    session.open("<document/>", at: "/a/Old.xib")
    for path in ["/a/Home.scene.yaml", "/a/Old.xib"] {
      let lenses = session.ask("textDocument/codeLens", ["textDocument": ["uri": .string(FileAddress.of(path))]])
      #expect(lenses.elements.first?.at("command", "title")?.stringValue == "Show preview")
      #expect(lenses.elements.first?.at("command", "command")?.stringValue == "diorama.openPreview")
    }
  }

  @Test("A client without Markdown gets plain text")
  func plainText() {
    session.open("scene: 1\nobjects:\n  - class: UILabel\n    numberOfLines: 2\n", at: "/a/Home.scene.yaml")
    let hover = session.ask("textDocument/hover", session.at("/a/Home.scene.yaml", 3, 6))
    let text = hover.at("contents", "value")?.stringValue ?? ""
    #expect(hover.at("contents", "kind")?.stringValue == "plaintext")
    #expect(text.hasPrefix("numberOfLines") && !text.contains("**") && !text.contains("`"), "\(text)")
    let page = "# A page\n\nSee `a**b` and **this** [link](a.md).\n\n```yaml\nkey: **value**\n```\n"
    #expect(PlainText.of(page) == "A page\n\nSee a**b and this link.\n\nkey: **value**\n")
  }
}
