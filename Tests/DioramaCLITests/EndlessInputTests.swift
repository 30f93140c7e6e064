import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Inputs that never end are read up to a limit.
@MainActor
struct EndlessInputTests {
  @Test("A configuration, a schema or a list that never ends cannot be read")
  func otherFiles() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: Dial.yaml\n", "Dial.yaml": "", "A.scene.yaml": Scenes.label,
    ])
    try folder.write(folder.at("A.scene.yaml"), to: "list")
    for name in [".diorama.yaml", "Dial.yaml", "list"] {
      var files = FileSystem.real
      files.read = { path, limit throws(FileError) in
        let isEndless = path.hasSuffix("/" + name)
        return isEndless ? Array(repeating: 0x61, count: limit + 1) : try FileSystem.real.read(path, limit)
      }
      let surroundings = Surroundings(files: files)
      let status = Tool.run(["@" + folder.at("list"), "validate"], in: surroundings)
      #expect(status == .unreadableInput)
      #expect(surroundings.errors.text.hasSuffix("/\(name): has more than 268435456 bytes\n"))
    }
  }

  @Test(
    "Standard input that never ends is an error at the limit",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool"),
    arguments: ["validate -", "compile - -o x.nib", "lint -", "format -", "validate /dev/zero"]
  )
  func standardInput(call: String) throws {
    let folder = try TemporaryFolder()
    let options = "--max-bytes 100000 --diagnostics gcc --quiet"
    let run = try BuiltTool.shell("yes 'a: b' 2> /dev/null | \"$DIORAMA\" \(call) \(options)", in: folder)
    if call.hasSuffix("zero") {
      #expect(run.status == ToolStatus.usage.rawValue)
    } else {
      #expect(run.output.hasPrefix("<stdin>:1:1: error: the text has more than the 100000 bytes that are allowed"))
      #expect(run.status == ToolStatus.findings.rawValue)
    }
    #expect(try folder.names() == [])
  }

  @Test(
    "A pipe among the scenes that never ends is an error at the limit, and never taken as known",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func namedPipe() throws {
    let folder = try TemporaryFolder(["B.scene.yaml": Scenes.label])
    #expect(mkfifo(folder.at("A.scene.yaml"), 0o600) == 0)
    let call = #""$DIORAMA" compile A.scene.yaml B.scene.yaml --cache c --max-bytes 9999 --diagnostics gcc --quiet"#
    for _ in 0..<2 {
      let run = try BuiltTool.shell("yes 2> /dev/null > A.scene.yaml & exec \(call)", in: folder)
      #expect(run.output.hasPrefix("A.scene.yaml:1:1: error: the text has more than the 9999 bytes that are allowed"))
      #expect(run.status == ToolStatus.findings.rawValue && folder.has("B.nib") && !folder.has("A.nib"))
    }
  }
}
