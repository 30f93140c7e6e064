import DioramaCLI
import DioramaDriver
import Foundation
import JSONText
import Testing
import ToolTestSupport

/// What holds for all answers of the server for agents.
@MainActor
@Suite struct AgentServerTests {
  private let project: AgentProject
  private let server: AgentServer

  init() throws {
    project = try AgentProject()
    server = project.server()
    ask("initialize", ["protocolVersion": "2025-11-25"])
  }

  @discardableResult
  private func ask(_ method: String, _ parameters: JSONValue = [:], of other: AgentServer? = nil) -> JSONValue {
    let server = other ?? server
    server.receive(["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters])
    return server.takeOutbox().last ?? .null
  }

  private func call(_ name: String, _ arguments: JSONValue, of other: AgentServer? = nil) -> JSONValue {
    ask("tools/call", ["name": .string(name), "arguments": arguments], of: other)["result"] ?? .null
  }

  private func text(_ result: JSONValue) -> String { result["content"]?.elements.first?["text"]?.stringValue ?? "" }

  @Test("The schema of each tool has all arguments that a call takes, and no others")
  func schemas() {
    for tool in ask("tools/list").at("result", "tools")?.elements ?? [] {
      guard case .object(let properties)? = tool.at("inputSchema", "properties") else {
        Issue.record("no properties")
        continue
      }
      let name = tool["name"]?.stringValue ?? ""
      #expect(tool.at("inputSchema", "additionalProperties")?.boolValue == false)
      for (argument, schema) in properties {
        #expect(schema["description"]?.stringValue?.isEmpty == false, "\(name).\(argument)")
        // A value of another type is refused by the argument's own name, so that it was read.
        let needed = tool.at("inputSchema", "required")?.elements.compactMap(\.stringValue) ?? []
        let others = needed.filter { $0 != argument }.map { ($0, JSONValue.integer(1)) }
        let said = text(call(name, .object([(argument, JSONValue.array([]))] + others)))
        #expect(
          said.contains("'\(argument)' is no") || others.contains { said.contains("'\($0.0)'") },
          "\(name): \(said)"
        )
      }
      #expect(text(call(name, ["other": 1])).contains("has no argument 'other'"))
    }
  }

  @Test("Nothing outside of the folders is read, written or listed, also through links")
  func staysInside() throws {
    let outside = [
      project.secret.at("Secret.scene.yaml"), "Link.scene.yaml", "Linked/Secret.scene.yaml",
      "../\(FilePath.name(of: project.secret.path))/Secret.scene.yaml", "/etc/passwd",
      "Linked/../\(FilePath.name(of: project.secret.path))/Secret.scene.yaml",
    ]
    for path in outside {
      for tool in ["validate", "lint", "render", "tree", "format", "open"] {
        let result = call(tool, ["path": .string(path)])
        #expect(result["isError"]?.boolValue == true && !result.line.contains("secret"), "\(tool) \(path)")
      }
      let address = path.hasPrefix("/") ? path : project.folder.at(path)
      let read = ask("resources/read", ["uri": .string(FileAddress.of(address))])
      #expect(read["error"] != nil && !read.line.contains("text: secret"), "\(path)")
    }
    #expect(!ask("resources/list").line.contains("Link"))
    #expect(!call("find", ["query": ""]).line.contains("Link"))
    #expect(call("validate", [:] as JSONValue).line.contains("unknown-property"))
    // What is no scene is not given either.
    #expect(ask("resources/read", ["uri": .string(FileAddress.of(project.folder.at("Notes.txt")))])["error"] != nil)
    let before = try project.secret.names()
    let editing = project.server(edits: true)
    ask("initialize", ["protocolVersion": "2025-06-18"], of: editing)
    for path in ["Link.scene.yaml", "Linked/Secret.scene.yaml"] {
      #expect(call("format", ["path": .string(path)], of: editing)["isError"]?.boolValue == true)
    }
    #expect(try project.secret.names() == before)
    #expect(try project.secret.text("Secret.scene.yaml").contains("text: secret"))
  }

  @Test("A file is written only with --edit")
  func edits() throws {
    let loose = try project.folder.text("Loose.scene.yaml")
    let shown = call("format", ["path": "Loose.scene.yaml"])
    #expect(try project.folder.text("Loose.scene.yaml") == loose)
    let editing = project.server(edits: true)
    ask("initialize", ["protocolVersion": "2025-06-18"], of: editing)
    let written = call("format", ["path": "Loose.scene.yaml"], of: editing)
    #expect(written.at("structuredContent", "written")?.boolValue == true)
    #expect(text(shown) == text(written))
    #expect(try project.folder.text("Loose.scene.yaml") == text(shown))
    // A text that is not saved is nobody's file.
    _ = call("format", ["path": "Loose.scene.yaml", "text": .string(loose)], of: editing)
    #expect(try project.folder.text("Loose.scene.yaml") == text(shown))
  }

  @Test("Resources have their files byte for byte")
  func resources() throws {
    for name in ["Card.scene.yaml", "Flow.storyboard.yaml", "Wrong.scene.yaml"] {
      let answer = ask("resources/read", ["uri": .string(FileAddress.of(project.folder.at(name)))])
      let contents = try #require(answer.at("result", "contents")?.elements.first)
      #expect(contents["text"]?.stringValue.map { Array($0.utf8) } == (try project.folder.bytes(name)))
    }
    try Data([0x73, 0xFF, 0x0D, 0x0A]).write(to: URL(fileURLWithPath: project.folder.at("Bytes.scene.yaml")))
    let answer = ask("resources/read", ["uri": .string(FileAddress.of(project.folder.at("Bytes.scene.yaml")))])
    #expect(answer.at("result", "contents")?.elements.first?["blob"]?.stringValue == "c/8NCg==")
  }

  @Test("A long result is cut, and tells how much was left out")
  func bounds() throws {
    let labels = (0..<9000).map { "  - {class: UILabel, id: label\($0), txt: \"\($0)\"}\n" }.joined()
    try project.folder.write("scene: 1\nobjects:\n" + labels, to: "Many.scene.yaml")
    for (tool, path) in [("validate", "Many.scene.yaml"), ("find", ""), ("tree", "Many.scene.yaml")] {
      let fixed = try project.folder.text("Many.scene.yaml").replacing("txt", with: "text")
      if tool == "tree" { try project.folder.write(fixed, to: "Many.scene.yaml") }
      let result = call(tool, tool == "find" ? ["query": "label"] : ["path": .string(path)])
      #expect(result.line.utf8.count < 200_000, "\(tool): \(result.line.utf8.count)")
      #expect((result.at("structuredContent", "omitted")?.integerValue ?? 0) > 100, "\(tool)")
      #expect(text(result).contains("more lines are left out"), "\(tool)")
    }
  }

  @Test("Live screens are told apart by their names, and the last one counts without")
  func sessions() throws {
    defer { server.close() }
    #expect(text(call("tap", ["id": "go"])).hasPrefix("there is no session"))
    #expect(call("open", ["path": "Card.scene.yaml"]).at("structuredContent", "session")?.stringValue == "1")
    #expect(call("open", ["path": "Flow.storyboard.yaml"]).at("structuredContent", "session")?.stringValue == "2")
    let onward = call("tap", ["label": "Onward"])
    #expect(onward.at("structuredContent", "trail")?.elements.count == 2, "\(onward.line)")
    #expect(text(call("tap", ["id": "go", "session": "1"])).contains("called go(_:)"))
    #expect(text(call("type", ["id": "name", "text": "Ada", "session": 1])).contains("shows 'Ada'"))
    #expect(call("scroll", ["id": "pages", "dy": 120, "session": "1"]).line.contains("by 0, 120"))
    let home = call("tap", ["id": "home"])
    #expect(home.at("structuredContent", "trail")?.elements.count == 1, "\(home.line)")
    let vain: [(String, JSONValue)] = [
      ("tap", ["id": "never", "session": "1"]), ("tap", ["label": "Nowhere"]), ("type", ["text": "a"]),
    ]
    for (tool, arguments) in vain {
      #expect(call(tool, arguments)["isError"]?.boolValue == true, "\(arguments.line)")
    }
  }
}

/// Lines of messages in a stream.
@Suite struct MessageLinesTests {
  @Test("Messages are cut at line feeds, wherever reading stops")
  func lines() {
    let text = Array("{\"a\": 1}\r\n\n  \n{}\nrest".utf8)
    for size in 1...text.count {
      var lines = MessageLines()
      var found: [MessageLines.Line] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines.append(text[start..<min(start + size, text.count)])
        while let line = lines.next() { found.append(line) }
      }
      if let rest = lines.rest() { found.append(rest) }
      #expect(found == ["{\"a\": 1}\r", "{}", "rest"].map { .message(Array($0.utf8)) })
    }
  }

  @Test("A line that is too long is left out, and the next one read")
  func longLine() {
    var lines = MessageLines()
    for _ in 0...MessageLines.maximumLength >> 16 {
      lines.append([UInt8](repeating: 0x61, count: 1 << 16))
      #expect(lines.next() == nil)
    }
    lines.append(Array("\n{}\n".utf8))
    #expect(lines.next() == .tooLong)
    #expect(lines.next() == .message([0x7B, 0x7D]))
  }
}
