import DioramaCLI
import DioramaDriver
import DioramaPreview
import Foundation
import JSONText
import Testing
import ToolTestSupport

/// What the page of a preview is told of a scene while it is good, broken and mended.
@MainActor
struct PreviewSessionTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        frame: [0, 0, 200, 100]
        subviews:
          - class: UILabel
            id: title
            frame: [10, 10, 180, 30]
            text: Hello
          - class: UIButton
            id: save
            frame: [10, 50, 180, 30]
            buttonType: system
            title: Save

    """

  private let folder: TemporaryFolder
  private let session: PreviewSession
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "A.scene.yaml")
    path = folder.at("A.scene.yaml")
    session = PreviewSession(
      PreviewRequest(path: folder.at(""), settings: SettingSources()),
      in: ToolRun(in: Surroundings())
    )
    _ = session.update(isForced: false)
  }

  private func get(_ address: String) throws -> HTTPResponse {
    let bytes = Array("GET \(address) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    guard case .request(let request) = HTTPRequest.read(bytes) else { throw CocoaError(.coderInvalidValue) }
    return session.respond(request)
  }

  private func model(_ query: String = "") throws -> JSONValue {
    try JSONValue(bytes: get("/model/0\(query)").body)
  }

  private func write(_ text: String) throws {
    try folder.write(text, to: "A.scene.yaml")
    #expect(session.update(isForced: false).map(\.name) == ["scene"])
  }

  private func object(_ id: String, in model: JSONValue) -> JSONValue? {
    model["objects"]?.elements.first { $0["id"]?.stringValue == id }
  }

  @Test("An object has what is written, and the defaults of its class and of what it says itself")
  func defaults() throws {
    let model = try model()
    let title = try #require(object("title", in: model))
    #expect(title["written"]?.elements.map { $0.elements.first?.stringValue } == ["frame", "text"])
    #expect(title["schema"]?.stringValue == "UILabel")
    let label = try #require(model.at("defaults", "UILabel"))
    #expect(label.elements.contains { $0.elements.map(\.stringValue) == ["numberOfLines", "1"] })
    // A system button's default differs from that of a button of no type.
    let save = try #require(object("save", in: model))
    #expect(save["usual"]?["autoresizingMask"] != nil)
  }

  @Test("A broken line is left out, and the rest is shown as new")
  func repaired() throws {
    try write(Self.scene.replacingOccurrences(of: "text: Hello", with: "text: [Hello").replacing("100]", with: "150]"))
    let model = try model()
    #expect(model["ok"]?.boolValue == false && model["old"]?.boolValue == false)
    let lines = (model["without"]?.elements ?? []) + (model["mended"]?.elements ?? [])
    #expect(lines.compactMap(\.integerValue) == [9])
    #expect(model["diagnostics"]?.elements.isEmpty == false)
    #expect(model["objects"]?.elements.first?["frame"]?.elements.map(\.line) == ["0", "0", "200", "150"])
    // Positions are those of the file, in which the button comes later than in the text that is shown.
    let save = try #require(object("save", in: model)?["offset"]?.integerValue)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.dropFirst(save).hasPrefix("class: UIButton"))
  }

  @Test("With an error that no repair takes away, the last good picture stays, marked as old")
  func old() throws {
    try write(Self.scene.replacingOccurrences(of: "UILabel", with: "UILable"))
    let model = try model()
    #expect(model["ok"]?.boolValue == false && model["old"]?.boolValue == true)
    #expect(object("title", in: model)?["text"]?.stringValue == "Hello")
    #expect(try get("/picture/0").status == 200)
    try write(Self.scene)
    #expect(try self.model()["ok"]?.boolValue == true)
  }

  @Test("An editor's text is shown before it is saved, and its cursor names the innermost object")
  func editor() throws {
    let typed = Self.scene.replacingOccurrences(of: "Hello", with: "Typed")
    #expect(session.take(Array(typed.utf8), of: path).map(\.name) == ["scene"])
    #expect(try object("title", in: model())?["text"]?.stringValue == "Typed")
    let offset = try #require(typed.range(of: "Typed")).lowerBound.utf16Offset(in: typed)
    let cursor = try #require(session.cursor(at: offset, in: path))
    let number = try JSONValue(bytes: Array(cursor.json.utf8))["object"]?.integerValue
    let title = try #require(object("title", in: model()))
    #expect(number != nil && number == title["o"]?.integerValue)
    #expect(session.cursor(at: 0, in: folder.at("B.scene.yaml")) == nil)
    // Saved or closed, the file counts.
    #expect(session.take(nil, of: path).map(\.name) == ["scene"])
    #expect(try object("title", in: model())?["text"]?.stringValue == "Hello")
  }

  @Test("The editor's command opens a preview of its folder; without a folder, there is nothing to preview")
  func command() throws {
    let server = LanguageServer(in: ToolRun(in: Surroundings()))
    server.receive([
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": ["processId": .null, "rootUri": .string("file://" + folder.at("")), "capabilities": [:]],
    ])
    server.receive([
      "jsonrpc": "2.0", "id": 2, "method": "workspace/executeCommand", "params": ["command": "diorama.openPreview"],
    ])
    let sent = server.takeOutbox()
    let shown = try #require(sent.first { $0["method"]?.stringValue == "window/showDocument" })
    let address = try #require(sent.first { $0["id"]?.integerValue == 2 }?["result"]?.stringValue)
    #expect(address.hasPrefix("http://127.0.0.1:") && shown.at("params", "uri")?.stringValue == address)
    let other = LanguageServer(in: ToolRun(in: Surroundings()))
    other.receive(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]]])
    other.receive([
      "jsonrpc": "2.0", "id": 2, "method": "workspace/executeCommand", "params": ["command": "diorama.openPreview"],
    ])
    #expect(other.takeOutbox().last?["error"] != nil)
  }
}
