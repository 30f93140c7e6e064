import DioramaCLI
import DioramaDriver
import JSONText
import Testing
import ToolTestSupport

/// The server, message by message.
@MainActor
@Suite struct LanguageServerTests {
  /// A server with an editor that asks it.
  @MainActor
  final class Session {
    let server: LanguageServer
    private var next = 0

    init(_ capabilities: JSONValue = [:], folder: String? = nil) {
      server = LanguageServer(in: ToolRun(in: Surroundings()))
      let root: JSONValue = folder.map { .string(FileAddress.of($0)) } ?? .null
      _ = ask("initialize", ["processId": .null, "rootUri": root, "capabilities": capabilities])
      tell("initialized", [:])
    }

    func tell(_ method: String, _ parameters: JSONValue) {
      server.receive(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// The answer to a request: its result, or its error.
    @discardableResult
    func ask(_ method: String, _ parameters: JSONValue) -> JSONValue {
      next += 1
      server.receive(["jsonrpc": "2.0", "id": .integer(next), "method": .string(method), "params": parameters])
      let answer = server.takeOutbox().last { $0["id"]?.integerValue == next }
      return answer?["result"] ?? answer?["error"] ?? .null
    }

    func open(_ text: String, at path: String) {
      let document: JSONValue = [
        "uri": .string(FileAddress.of(path)), "languageId": "yaml", "version": 1, "text": .string(text),
      ]
      tell("textDocument/didOpen", ["textDocument": document])
    }

    /// The ids of what is published about a file.
    func published(_ path: String) -> [String] {
      server.publishDiagnostics(isQuiet: true)
      let messages = server.takeOutbox().filter { $0.at("params", "uri")?.stringValue == FileAddress.of(path) }
      return (messages.last?.at("params", "diagnostics")?.elements ?? []).compactMap { $0["code"]?.stringValue }
    }

    func at(_ path: String, _ line: Int, _ character: Int, _ more: (String, JSONValue)...) -> JSONValue {
      .object(
        [
          ("textDocument", ["uri": .string(FileAddress.of(path))]),
          ("position", ["line": .integer(line), "character": .integer(character)]),
        ] + more
      )
    }
  }

  private static let home = "scene: 1\nobjects:\n  - class: UIView\n    id: root\n    hiden: true\n"

  @Test func followsChanges() {
    let session = Session()
    session.open(Self.home, at: "/a/Home.scene.yaml")
    #expect(session.published("/a/Home.scene.yaml").contains("unknown-property"))
    let range: JSONValue = ["start": ["line": 4, "character": 4], "end": ["line": 4, "character": 9]]
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(FileAddress.of("/a/Home.scene.yaml")), "version": 2],
        "contentChanges": [["range": range, "text": "isHidden"]],
      ]
    )
    #expect(!session.published("/a/Home.scene.yaml").contains("unknown-property"))
    session.tell("textDocument/didClose", ["textDocument": ["uri": .string(FileAddress.of("/a/Home.scene.yaml"))]])
    #expect(session.published("/a/Home.scene.yaml").isEmpty)
  }

  @Test("What the baseline of the configuration has is not reported while editing")
  func knowsTheBaseline() throws {
    let text = "scene: 1\nobjects:\n  - class: UIView\n    alpha: 1\n    tag: 0\n"
    let folder = try TemporaryFolder(["A.scene.yaml": text, ".diorama.yaml": "rules: {redundant-default: warning}\n"])
    func published() -> [String] {
      let session = Session(folder: folder.path)
      session.open(text, at: folder.at("A.scene.yaml"))
      return session.published(folder.at("A.scene.yaml"))
    }
    #expect(published().contains("redundant-default"))
    #expect(Invocation("lint", "@", "--write-baseline=@known.yaml", in: folder).status == .success)
    try folder.write("rules: {redundant-default: warning}\nbaseline: known.yaml\n", to: ".diorama.yaml")
    #expect(!published().contains("redundant-default"))
  }

  @Test func survivesWhatIsNoRequest() {
    let session = Session()
    session.server.receive(Array("{\"a\": ".utf8))
    session.server.receive(Array("[1]".utf8))
    session.server.receive(["jsonrpc": "2.0", "id": 7])
    let codes = session.server.takeOutbox().compactMap { $0.at("error", "code")?.integerValue }
    #expect(codes == [-32700, -32600, -32600])
    #expect(session.ask("textDocument/unheardOf", [:])["code"]?.integerValue == -32601)
    #expect(session.ask("textDocument/hover", [:])["code"]?.integerValue == -32602)
    #expect(session.ask("textDocument/hover", session.at("/nowhere", 1, 1))["code"]?.integerValue == -32602)
    #expect(session.ask("initialize", [:])["code"]?.integerValue == -32600)
    session.open(Self.home, at: "/a/Home.scene.yaml")
    for position in [(-1, -1), (99, 0), (0, 99999), (Int.max, Int.max)] {
      for method in ["hover", "completion", "definition", "documentHighlight", "prepareRename"] {
        _ = session.ask("textDocument/\(method)", session.at("/a/Home.scene.yaml", position.0, position.1))
      }
    }
    session.ask("shutdown", .null)
    #expect(session.ask("textDocument/hover", session.at("/a/Home.scene.yaml", 0, 0))["code"]?.integerValue == -32600)
    session.tell("exit", .null)
    #expect(session.server.status == .success)
  }

  @Test func asksToBeInitializedFirst() {
    let server = LanguageServer(in: ToolRun(in: Surroundings()))
    server.receive(["jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": [:]])
    #expect(server.takeOutbox().first?.at("error", "code")?.integerValue == -32002)
    server.receive(["jsonrpc": "2.0", "method": "exit"])
    #expect(server.status == .findings)
  }

  @Test func renamesAScene() throws {
    let folder = try TemporaryFolder()
    let main =
      "storyboard: 1\ninitialViewController: Home\nscenes:\n  List:\n    viewController: {class: UIViewController, segues: [{kind: show, destination: Home}]}\n"
    let home = "scene: 1\nviewController:\n  class: UIViewController\n  segues: [{kind: show, destination: List}]\n"
    try folder.write(main, to: "Main.storyboard.yaml")
    try folder.write(home, to: "Main/Home.scene.yaml")
    let session = Session(["workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]]])
    let path = folder.at("Main.storyboard.yaml")
    session.open(main, at: path)
    #expect(session.published(path).filter { $0 == "unknown-scene" }.isEmpty)
    let definition = session.ask("textDocument/definition", session.at(path, 1, 24))
    #expect(definition.elements.first?["uri"]?.stringValue?.hasSuffix("Main/Home.scene.yaml") == true)
    let edit = session.ask("textDocument/rename", session.at(path, 1, 24, ("newName", "Start")))
    let changes = edit["documentChanges"]?.elements ?? []
    #expect(changes.first?["edits"]?.elements.count == 2)
    #expect(changes.last?["kind"]?.stringValue == "rename")
    #expect(changes.last?["newUri"]?.stringValue?.hasSuffix("/Main/Start.scene.yaml") == true)
    let other = session.ask("textDocument/rename", session.at(path, 3, 3, ("newName", "All")))
    #expect(other["documentChanges"]?.elements.count == 2, "the scene that leads to it is in another file")
  }

  @Test func knowsSwift() throws {
    let folder = try TemporaryFolder()
    try folder.write("swift:\n  Shop: {sources: [Code]}\n", to: ".diorama.yaml")
    try folder.write(
      "import UIKit\nclass HomeController: UIViewController {\n  @IBOutlet var total: UILabel!\n  @IBAction func pay(_ sender: Any) {}\n}\n",
      to: "Code/Home.swift"
    )
    let text =
      "scene: 1\nowner:\n  class: Shop.HomeController\n  outlets: {view: root, total: sum}\nobjects:\n  - class: UIView\n    id: root\n    subviews:\n      - {class: UILabel, id: sum}\n      - class: UIButton\n        actions: {touchUpInside: owner.pay(_:)}\n        title: Pay\n"
    try folder.write(text, to: "Home.scene.yaml")
    let path = folder.at("Home.scene.yaml")
    let session = Session(
      ["workspace": ["workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]]],
      folder: folder.path
    )
    session.open(text, at: path)
    let outlet = session.ask("textDocument/definition", session.at(path, 3, 25))
    #expect(outlet.elements.first?["uri"]?.stringValue?.hasSuffix("Code/Home.swift") == true)
    #expect(outlet.elements.first?.at("range", "start", "line")?.integerValue == 2)
    let action = session.ask("textDocument/definition", session.at(path, 10, 42))
    #expect(action.elements.first?.at("range", "start", "line")?.integerValue == 3)
    let aClass = session.ask("textDocument/definition", session.at(path, 2, 15))
    #expect(aClass.elements.first?.at("range", "start", "line")?.integerValue == 1)
    let items = session.ask("textDocument/completion", session.at(path, 10, 39))["items"]?.elements ?? []
    #expect(items.contains { $0["label"]?.stringValue == "pay(_:)" })
    let edit = session.ask("textDocument/rename", session.at(path, 3, 25, ("newName", "amount")))
    let annotated = edit["documentChanges"]?.elements.first {
      $0.at("textDocument", "uri")?.stringValue?.hasSuffix(".swift") == true
    }
    #expect(annotated?["edits"]?.elements.first?["annotationId"] != nil)
    #expect(edit["changeAnnotations"] != nil)

    // A source that is saved is read alone, and what it declares now holds at once.
    #expect(session.published(path).isEmpty)
    let source = folder.at("Code/Home.swift")
    func save(_ text: String) throws {
      try folder.write(text, to: "Code/Home.swift")
      let change: JSONValue = ["uri": .string(FileAddress.of(source)), "type": 2]
      session.tell("workspace/didChangeWatchedFiles", ["changes": [change]])
    }
    try save("import UIKit\nclass HomeController: UIViewController {\n  @IBAction func pay(_ sender: Any) {}\n}\n")
    #expect(session.published(path) == ["unknown-outlet"])
    try save("import UIKit\nclass HomeController: UIViewController {\n  @IBOutlet var total: UILabel!\n}\n")
    #expect(session.published(path) == ["unknown-action"])
    try save(
      "import UIKit\nclass HomeController: UIViewController {\n  @IBOutlet var total: UILabel!\n  @IBAction func pay(_ a: Any) {}\n}\n"
    )
    #expect(session.published(path).isEmpty)
  }

  private static let row =
    "component: 1\nparameters: {title: text}\noutlets: {label: name}\nobject:\n  class: UIStackView\n  arrangedSubviews:\n    - {class: UILabel, id: name, text: $title}\n"
  private static let cart =
    "scene: 1\nowner: {class: UIViewController, outlets: {view: root}}\nobjects:\n  - class: UIView\n    id: root\n    subviews:\n      - {component: Row, id: total, title: Total}\n      - class: UIView\n        id: box\n        subviews: [{class: UILabel, text: Box}]\n"

  /// A project with a component and a scene that uses it, of which the scene is open.
  private static func cart(_ capabilities: JSONValue = [:]) throws -> (Session, TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    try folder.write("components: [Components]\n", to: ".diorama.yaml")
    try folder.write(row, to: "Components/Row.component.yaml")
    try folder.write(cart, to: "Cart.scene.yaml")
    let session = Session(capabilities, folder: folder.path)
    session.open(cart, at: folder.at("Cart.scene.yaml"))
    return (session, folder, folder.at("Cart.scene.yaml"))
  }

  private static let editing: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]]],
    "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
  ]

  @Test func knowsComponents() throws {
    let (session, folder, path) = try Self.cart(Self.editing)
    #expect(session.published(path).filter { $0.hasPrefix("unknown") }.isEmpty)
    let component = session.ask("textDocument/definition", session.at(path, 6, 21))
    #expect(component.elements.first?["uri"]?.stringValue?.hasSuffix("Components/Row.component.yaml") == true)
    let title = session.ask("textDocument/definition", session.at(path, 6, 37))
    #expect(title.elements.first?.at("range", "start", "line")?.integerValue == 1)
    let renamed = session.ask("textDocument/rename", session.at(path, 6, 37, ("newName", "heading")))
    let edits = (renamed["documentChanges"]?.elements ?? []).map { $0["edits"]?.elements.count }
    #expect(edits == [1, 2])
    let moved = session.ask("textDocument/rename", session.at(path, 6, 21, ("newName", "PriceRow")))
    #expect(
      moved["documentChanges"]?.elements.last?["newUri"]?.stringValue?.hasSuffix("/Components/PriceRow.component.yaml")
        == true
    )
    let links = session.ask("textDocument/documentLink", session.at(path, 0, 0)).elements
    #expect(links.first?["target"]?.stringValue?.hasSuffix("Components/Row.component.yaml") == true)
    // The text of the editor counts, whatever the file says.
    let file = folder.at("Components/Row.component.yaml")
    session.open(Self.row.replacing("title: text", with: "title: text, amount: text"), at: file)
    #expect(session.published(path).contains("missing-parameter"))
    session.tell("textDocument/didClose", ["textDocument": ["uri": .string(FileAddress.of(file))]])
    #expect(!session.published(path).contains("missing-parameter"))
  }

  @Test func makesAndInlinesComponents() throws {
    let (session, folder, path) = try Self.cart(Self.editing)
    defer { withExtendedLifetime(folder) {} }
    func actions(_ line: Int, _ character: Int, _ kind: String) -> [JSONValue] {
      let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
      return session.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(FileAddress.of(path))], "range": ["start": position, "end": position],
          "context": ["diagnostics": [], "only": [.string(kind)]],
        ]
      ).elements
    }
    let extracted = try #require(
      actions(8, 9, "refactor.extract").first { $0["title"]?.stringValue == "Extract a component" }
    )
    let changes = extracted.at("edit", "documentChanges")?.elements ?? []
    #expect(changes.first?["kind"]?.stringValue == "create")
    #expect(changes.first?["uri"]?.stringValue?.hasSuffix("/Components/Box.component.yaml") == true)
    #expect(changes.count == 3)
    let inlined = actions(6, 21, "refactor.inline").first { $0["title"]?.stringValue == "Inline the component" }
    #expect(inlined?.at("edit", "documentChanges")?.elements.count == 1)
    let (plain, second, other) = try Self.cart(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
    let position: JSONValue = ["line": 8, "character": 9]
    let offered = plain.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(FileAddress.of(other))], "range": ["start": position, "end": position],
        "context": ["diagnostics": []],
      ]
    ).elements.compactMap { $0["title"]?.stringValue }
    withExtendedLifetime(second) {}
    #expect(!offered.contains("Extract a component"), "an editor that makes no files cannot")
  }

  @Test func convertsScenesToCode() throws {
    let (session, folder, path) = try Self.cart(Self.editing)
    defer { withExtendedLifetime(folder) {} }
    func titles(_ line: Int) -> [JSONValue] {
      let position: JSONValue = ["line": .integer(line), "character": 0]
      return session.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(FileAddress.of(path))], "range": ["start": position, "end": position],
          "context": ["diagnostics": [], "only": ["refactor.rewrite"]],
        ]
      ).elements.filter { $0["title"]?.stringValue?.hasPrefix("Convert to code") == true }
    }
    let conversion = try #require(titles(0).first)
    let changes = conversion.at("edit", "documentChanges")?.elements ?? []
    #expect(changes.first?["kind"]?.stringValue == "create")
    #expect(changes.first?["uri"]?.stringValue?.hasSuffix("View.swift") == true)
    #expect(changes.last?.at("edits")?.elements.first?["newText"]?.stringValue?.contains("import UIKit") == true)
    #expect(titles(8).isEmpty, "it is about the scene as a whole")
  }

  @Test func asksToBeToldOfFiles() {
    let server = LanguageServer(in: ToolRun(in: Surroundings()))
    let watching: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    server.receive(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": watching]])
    server.receive(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    #expect(server.takeOutbox().last?["method"]?.stringValue == "client/registerCapability")
  }

  @Test func saysWhyThereIsNoPicture() throws {
    let session = Session()
    session.open(Self.home, at: "/a/Home.scene.yaml")
    let asked: JSONValue = [
      "command": "diorama.preview", "arguments": [.string(FileAddress.of("/a/Home.scene.yaml"))],
    ]
    #expect(session.ask("workspace/executeCommand", asked)["code"]?.integerValue == -32803)
    #expect(session.ask("workspace/executeCommand", ["command": "diorama.preview"])["code"]?.integerValue == -32602)
  }

  @Test func cutsAStreamIntoMessages() throws {
    var frames = MessageFrames()
    let stream = MessageFrames.framed(["a": 1]) + MessageFrames.framed(["b": "é"])
    var found: [[UInt8]] = []
    for byte in stream {
      frames.append([byte])
      while let message = try frames.next() { found.append(message) }
    }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == ["{\"a\": 1}", "{\"b\": \"é\"}"])
    #expect(!frames.hasRest)
    for wrong in [
      "Content-Length: x\r\n\r\n", "a: b\r\n\r\n", "nothing\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: 99999999999\r\n\r\n",
    ] {
      var frames = MessageFrames()
      frames.append(wrong.utf8)
      #expect(throws: MessageFrames.Problem.self) { try frames.next() }
    }
  }

  @Test func readsAddresses() {
    #expect(FileAddress.path("file:///a%20b/%C3%A9") == "/a b/é")
    #expect(FileAddress.path("untitled:1") == nil)
    #expect(FileAddress.path(FileAddress.of("/a b/é#?%")) == "/a b/é#?%")
  }
}
