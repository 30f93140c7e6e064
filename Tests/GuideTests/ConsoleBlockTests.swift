import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// Every call of the guide prints what the page says it prints, by the real executable.
@Suite struct ConsoleBlockTests {
  private static let pages = GuidePage.names.filter { name in
    (try? GuidePage(name).blocks(in: "console").isEmpty) == false
  }

  @Test(.enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool"), arguments: pages)
  func calls(name: String) throws {
    let page = try GuidePage(name)
    let temporaryFolder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
    let folder = temporaryFolder.appendingPathComponent("project")
    defer { try? FileManager.default.removeItem(at: temporaryFolder) }
    for directory in [folder, temporaryFolder.appendingPathComponent("bin")] {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: temporaryFolder.appendingPathComponent("bin/diorama").path,
      withDestinationPath: BuiltTool.path
    )
    var lines = page.lines
    var shift = 0
    for block in page.blocks {
      if let file = block["file"] {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(block.text.utf8).write(to: url)
      } else if block.language == "run" {
        #expect(try Self.output(of: block.text, in: folder) == "", "\(name): \(block.text)")
      } else if block.language == "console" {
        var recorded: [String] = []
        for call in ConsoleCall.calls(in: block.text) {
          let output = try Self.output(of: call.command, in: folder)
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

  /// What a shell's command prints, with both streams as a terminal shows them.
  private static func output(of command: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let bin = folder.deletingLastPathComponent().appendingPathComponent("bin").path
    let environment = [
      "PATH": "\(bin):/usr/bin:/bin", "HOME": folder.path, "GUIDE": GuidePage.folder.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    process.environment = BuiltTool.sanitizerOptions.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
