import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// The folder that `--output-dir` names.
@MainActor
struct OutputFolderTests {
  private nonisolated static let calls = [
    ["compile", "@A.scene.yaml"], ["generate", "@A.scene.yaml"], ["import", "@A.xib"],
  ]

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "A.scene.yaml": Scenes.label, "Wrong.scene.yaml": Scenes.wrong, "A.xib": Documents.view,
      "Wrong.xib": "<document",
    ])
  }

  @Test("It is made where it is missing, with those above it", arguments: calls)
  func isMade(call: [String]) throws {
    let folder = try Self.folder()
    let before = try folder.names()
    let run = Invocation(arguments: call + ["--output-dir", "@New/Below/"], in: folder)
    #expect(run.status == .success && run.errors == "")
    let made = try folder.names().filter { !before.contains($0) }
    #expect(made.prefix(2) == ["New", "New/Below"] && made.count > 2)
  }

  @Test("A run that writes nothing makes none", arguments: calls)
  func isNotMade(call: [String]) throws {
    let folder = try Self.folder()
    let before = try folder.names()
    let wrong = call.map { $0.replacing("@A", with: "@Wrong") }
    #expect(Invocation(arguments: wrong + ["--output-dir", "@New/Below"], in: folder).status == .findings)
    #expect(try folder.names() == before)
  }

  @Test("Where nothing can be written, no folder stays behind", arguments: calls)
  func leavesNothing(call: [String]) throws {
    let folder = try Self.folder()
    let before = try folder.names()
    var full = FileSystem.real
    full.change { changes in
      let real = changes
      changes.create = { path, file throws(FileError) in
        // The folder is there or it is not, as on a real disk.
        try real.create(path, file)
        real.remove(path)
        throw FileError(path: path, reason: .denied)
      }
    }
    let run = Invocation(arguments: call + ["--output-dir", "@New/Below/"], in: folder, files: full)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors.contains("permission denied"))
    #expect(try folder.names() == before)
    var locked = FileSystem.real
    locked.change { changes in
      let real = changes
      changes.makeFolder = { path throws(FileError) in
        if path.hasSuffix("Below") { throw FileError(path: path, reason: .denied) }
        try real.makeFolder(path)
      }
    }
    let refused = Invocation(arguments: call + ["--output-dir", "@New/Below/"], in: folder, files: locked)
    #expect(refused.status == .unwritableOutput)
    #expect(try folder.names() == before)
  }

  @Test("An empty name, as of a variable that is not set, is a wrong call", arguments: calls)
  func emptyName(call: [String]) throws {
    let run = Invocation(arguments: call + ["--output-dir", ""], in: try Self.folder())
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: --output-dir: the name of a folder is missing\n")
  }
}
