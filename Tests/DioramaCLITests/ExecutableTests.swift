import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// The built tool as a process, where it stands beside the test bundle.
struct ExecutableTests {
  @Test(
    "Streams, exit statuses and pipes work as in process",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func process() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.badge, "Wrong.scene.yaml": Scenes.wrong])
    let compiled = try BuiltTool.shell(#"exec "$DIORAMA" compile A.scene.yaml"#, in: folder)
    #expect(compiled.status == 0 && compiled.output == "")
    #expect(try BuiltTool.shell(#""$DIORAMA" compile - < A.scene.yaml | cmp - A.nib"#, in: folder).status == 0)
    let wrong = try BuiltTool.shell(#"exec "$DIORAMA" validate . --diagnostics gcc 2> /dev/null"#, in: folder)
    #expect(wrong.status == 1 && wrong.output == "")
    let closed = try BuiltTool.shell(#"{ "$DIORAMA" inspect A.nib --objects; } 2>&1 | head -n 1"#, in: folder)
    #expect(closed.status == 0)
    #expect(closed.output.split(separator: "\n").count == 1)
  }

  @Test(
    "A full disk behind standard output is told",
    .enabled(
      if: BuiltTool.isPresent && FileManager.default.fileExists(atPath: "/dev/full"),
      "neither the built tool nor a full device"
    )
  )
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let full = try BuiltTool.shell(#"exec "$DIORAMA" --version > /dev/full"#, in: folder)
    #expect(full.status == ToolStatus.unwritableOutput.rawValue)
    #expect(full.output == "diorama: cannot write standard output: No space left on device\n")
  }
}
