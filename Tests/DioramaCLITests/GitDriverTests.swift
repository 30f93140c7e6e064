import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// The lines of configuration that the README gives, tried with git itself.
@MainActor
struct GitDriverTests {
  // A test run of a part of the package does not build the tool.
  nonisolated private static var canRun: Bool {
    BuiltTool.isPresent && FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
  }

  @Test("git shows nibs as scenes", .enabled(if: canRun, "neither git nor the built tool"))
  func textconv() throws {
    let folder = try TemporaryFolder(["Label.scene.yaml": Scenes.label, ".gitattributes": "*.nib diff=nib\n"])
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      process.arguments =
        ["-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false"]
        + arguments
      process.environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "PATH": "/usr/bin:/bin"]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "git \(arguments)")
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git("init", "--quiet")
    _ = try git("config", "diff.nib.textconv", "'\(BuiltTool.path)' decompile --quiet --")
    #expect(Invocation("compile", "@Label.scene.yaml", in: folder).status == .success)
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "--message", "One")
    try folder.write(Scenes.label.replacing("text: Hi", with: "text: Good day"), to: "Label.scene.yaml")
    #expect(Invocation("compile", "@Label.scene.yaml", in: folder).status == .success)
    let shown = try git("diff", "--no-color", "--", "Label.nib")
    #expect(shown.contains("\n-    text: Hi\n+    text: Good day\n"), "\(shown)")
  }
}
