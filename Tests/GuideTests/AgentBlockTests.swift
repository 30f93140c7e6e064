import DioramaCLI
import DioramaDriver
import Foundation
import JSONText
import TestSupport
import Testing
import ToolTestSupport

/// Every call of a tool in the guide answers what the page shows.
@MainActor
@Suite struct AgentBlockTests {
  nonisolated private static let pages = GuidePage.names.filter { name in
    (try? GuidePage(name).blocks(in: "mcp").isEmpty) == false
  }

  @Test(arguments: pages)
  func calls(name: String) throws {
    let page = try GuidePage(name)
    let folder = try TemporaryFolder()
    let server = AgentServer(AgentServerRequest(folders: [folder.path]), in: ToolRun(in: Surroundings()))
    defer { server.close() }
    _ = Self.ask(server, "initialize", ["protocolVersion": "2025-06-18"])
    var lines = page.lines
    var shift = 0
    for block in page.blocks {
      if let file = block["file"] {
        try folder.write(block.text, to: file)
      } else if block.language == "mcp" {
        var recorded: [String] = []
        for call in ConsoleCall.calls(in: block.text, behind: "> ") {
          let parts = call.command.split(separator: " ", maxSplits: 1).map(String.init)
          let arguments = try JSONValue(bytes: Array(parts[1].utf8))
          let result = Self.ask(server, "tools/call", ["name": .string(parts[0]), "arguments": arguments])
          let output = Self.text(of: result).replacing(folder.path + "/", with: "")
          if !Repository.isRecording { #expect(call.expects(output), "\(name): \(call.command)\n\(output)") }
          recorded += call.lines + call.recorded(output)
        }
        let range = block.lines.lowerBound + shift..<block.lines.upperBound + shift
        lines.replaceSubrange(range, with: recorded)
        shift += recorded.count - block.lines.count
      }
    }
    guard Repository.isRecording else { return }
    try page.write(lines)
    Issue.record("recorded \(name)")
  }

  private static func ask(_ server: AgentServer, _ method: String, _ parameters: JSONValue) -> JSONValue {
    server.receive(["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters])
    return server.takeOutbox().last?["result"] ?? .null
  }

  /// What an agent sees: the texts, with a line for each picture.
  private static func text(of result: JSONValue) -> String {
    let parts = result["content"]?.elements ?? []
    return parts.map { $0["text"]?.stringValue ?? "(a picture)\n" }.joined()
  }
}
