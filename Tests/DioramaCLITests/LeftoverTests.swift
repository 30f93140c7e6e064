import DioramaBuild
import DioramaCLI
import Foundation
import Synchronization
import Testing

/// What killed runs leave is gone after the next one; nothing else is.
@MainActor
struct LeftoverTests {
  /// A process that is certainly over.
  private static let finished: Int32 = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try? process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }()

  private static let digits = "0123456789abcdef"

  @Test(
    "Every verb that writes cleans up",
    arguments: [
      ["compile", "@"], ["format", "@"], ["lint", "@", "--fix"], ["generate", "@A.scene.yaml", "--output-dir=@"],
    ]
  )
  func verbs(arguments: [String]) throws {
    let stale = ".diorama-\(Self.finished)-\(Self.digits)"
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, stale: "half a file"])
    for _ in 0..<2 {
      try folder.write("half a file", to: stale)
      _ = Invocation(arguments: arguments, in: folder)
      #expect(!folder.has(stale))
    }
  }

  @Test("Only what is certainly stale is removed")
  func others() throws {
    let living = ".diorama-\(getpid())-\(Self.digits)"
    let others = [
      living, ".diorama.yaml", ".diorama-baseline.yaml", ".diorama-\(Self.finished)-baseline",
      ".diorama-\(Self.finished)",
      ".diorama-\(Self.finished)-\(Self.digits).bak", ".diorama--1-\(Self.digits)", ".diorama-0-\(Self.digits)",
      "diorama-\(Self.finished)-\(Self.digits)", ".diorama-x-\(Self.digits)",
    ]
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    for name in others { try folder.write("", to: name) }
    try FileManager.default.createDirectory(
      atPath: folder.at(".diorama-\(Self.finished)-\(Self.digits)"),
      withIntermediateDirectories: true
    )
    let before = try folder.names()
    #expect(Invocation("compile", "@", in: folder).status == .success)
    #expect(try folder.names() == (before + ["A.nib"]).sorted())
    #expect(Invocation("validate", "@", in: folder).status == .success)
    var files = FileSystem.real
    files.now = { FileSystem.real.now() + 3_700_000_000_000 }
    #expect(Invocation("compile", "@", in: folder, files: files).status == .success)
    #expect(!folder.has(living))
  }

  @Test("A file that somebody takes for left over is written again")
  func removedMeanwhile() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let moves = Mutex(0)
    var files = FileSystem.real
    files.move = { source, destination throws(FileError) in
      if moves.withLock({
        $0 += 1; return $0
      }) < 3 {
        unlink(source)
      }
      try FileSystem.real.move(source, destination)
    }
    #expect(Invocation("compile", "@A.scene.yaml", in: folder, files: files).status == .success)
    #expect(moves.withLock { $0 } == 3)
    #expect(try folder.names() == ["A.nib", "A.scene.yaml"])
  }

  @Test(
    "A compiler that is killed leaves whole files, and the next run nothing else",
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool")
  )
  func killed() throws {
    let folder = try TemporaryFolder(["out/.keep": "", "whole/.keep": ""])
    let count = 200
    for index in 0..<count { try folder.write(Scenes.badge, to: "in/S\(index).scene.yaml") }
    func arguments(_ output: String) -> [String] {
      ["compile", folder.at("in"), "--output-dir", folder.at(output), "--cache", folder.at("cache")]
    }
    #expect(Invocation(arguments: arguments("whole")).status == .success)
    let whole = try folder.bytes("whole/S0.nib")
    try FileManager.default.removeItem(atPath: folder.at("cache"))
    let isKilled = try KilledProcess.run(arguments("out"), in: folder) { folder.has("out/S0.nib") }
    #expect(isKilled, "the process was over before it was killed")
    for name in try folder.names() where name.hasPrefix("out/S") { #expect(try folder.bytes(name) == whole) }
    #expect(Invocation(arguments: arguments("out")).status == .success)
    #expect(try folder.names().count { $0.hasPrefix("out/") } == count + 1)
    #expect(try folder.leftovers() == [])
  }
}
