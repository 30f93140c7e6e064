import DioramaCLI
import DioramaDriver
import JSONText
import Testing
import ToolTestSupport

/// What the server does for an edit and for the requests that follow it: each thing once a version of a text.
@MainActor
@Suite struct ServerWorkTests {
  /// A scene of rows: each has an id, and constraints that name the id of the row before.
  private static func rows(_ count: Int) -> [String] {
    ["scene: 1", "objects:", "  - class: UIView", "    id: root", "    subviews:"]
      + (0..<count).flatMap { ["      - class: UILabel", "        id: row\($0)", "        text: Row \($0)"] }
      + ["    constraints:"] + (1..<count).map { "      - row\($0).top = row\($0 - 1).bottom + 8" }
  }

  /// Replaces a line of an open text.
  private func replace(
    _ line: Int,
    of old: [String],
    with text: String,
    at path: String,
    _ session: LanguageServerTests.Session
  ) {
    let range: JSONValue = [
      "start": ["line": .integer(line), "character": 0],
      "end": ["line": .integer(line), "character": .integer(old[line].utf8.count)],
    ]
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(FileAddress.of(path)), "version": 2],
        "contentChanges": [["range": range, "text": .string(text)]],
      ]
    )
  }

  private func labels(_ completion: JSONValue) -> [String] {
    (completion["items"]?.elements ?? []).compactMap { $0["label"]?.stringValue }
  }

  @Test func sketchesAVersionOnce() {
    let (path, session, lines) = ("/a/Rows.scene.yaml", LanguageServerTests.Session(), Self.rows(40))
    session.open(lines.joined(separator: "\n"), at: path)
    _ = session.published(path)
    #expect(session.server.sketches == 1)
    replace(6, of: lines, with: "        id: brandNew", at: path, session)
    // The last line begins with an id: the new one is among those that are offered.
    let place = session.at(path, lines.count - 1, 9)
    #expect(labels(session.ask("textDocument/completion", place)).contains("brandNew"))
    #expect(!labels(session.ask("textDocument/completion", place)).contains("row0"))
    #expect(session.published(path).contains("dangling-reference"))
    for method in ["hover", "completion", "documentHighlight", "documentSymbol", "semanticTokens/full", "inlayHint"] {
      session.ask("textDocument/\(method)", place)
    }
    #expect(session.server.sketches == 2)
  }

  @Test func answersBetweenSteps() {
    let (path, session, lines) = ("/a/Rows.scene.yaml", LanguageServerTests.Session(), Self.rows(40))
    session.open(lines.joined(separator: "\n"), at: path)
    // A request is answered after each step on the way to the diagnostics, and changes nothing of what they become.
    var steps = 0
    while session.server.takeStep(isQuiet: false) {
      steps += 1
      #expect(!labels(session.ask("textDocument/completion", session.at(path, lines.count - 1, 9))).isEmpty)
    }
    #expect(steps == 4, "the sketch, the language, the rules, and what is sent")
    #expect(session.server.sketches == 1)
    #expect(!session.server.hasPendingDiagnostics)
  }

  @Test func checksAStoryboardOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("storyboard: 1\ninitialViewController: Home0\n", to: "Main.storyboard.yaml")
    let scene = "scene: 1\nviewController:\n  class: UIViewController\n  titel: Home\n"
    let session = LanguageServerTests.Session(folder: folder.at("."))
    for number in 0..<30 {
      try folder.write(scene, to: "Main/Home\(number).scene.yaml")
      session.open(scene, at: folder.at("Main/Home\(number).scene.yaml"))
    }
    session.server.publishDiagnostics(isQuiet: true)
    let published = session.server.takeOutbox().filter {
      $0["method"]?.stringValue == "textDocument/publishDiagnostics"
    }
    #expect(published.count == 30)
    for message in published {
      let codes = message.at("params", "diagnostics")?.elements.compactMap { $0["code"]?.stringValue }
      #expect(codes?.contains("unknown-property") == true)
    }
    #expect(session.server.storyboardChecks == 1)
    replace(
      3,
      of: ["", "", "", "  titel: Home"],
      with: "  title: Home",
      at: folder.at("Main/Home7.scene.yaml"),
      session
    )
    #expect(!session.published(folder.at("Main/Home7.scene.yaml")).contains("unknown-property"))
    #expect(session.server.storyboardChecks == 2)
  }

  @Test func offersWhatIsTypedOfManyNames() {
    let (path, session, lines) = ("/a/Rows.scene.yaml", LanguageServerTests.Session(), Self.rows(500))
    session.open(lines.joined(separator: "\n"), at: path)
    let all = session.ask("textDocument/completion", session.at(path, lines.count - 1, 8))
    #expect(all["isIncomplete"]?.boolValue == true)
    #expect(!labels(all).contains("row499"))
    let typed = labels(session.ask("textDocument/completion", session.at(path, lines.count - 1, 13)))
    #expect(typed.prefix(2) == ["row49", "row490"], "the last line begins with 'row499', and 'row49' is typed")
    #expect(typed.contains("row499"))
  }
}
