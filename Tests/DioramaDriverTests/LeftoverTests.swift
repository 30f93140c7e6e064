import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

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

  /// What `import` reads.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view contentMode="scaleToFill" id="1"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></objects>
    </document>
    """

  @Test(
    "Every verb that writes cleans up where it writes",
    arguments: [
      ["compile", "@"], ["compile", "@A.scene.yaml", "-o", "@there/A.nib"],
      ["compile", "@A.scene.yaml", "--output-dir=@there"], ["compile", "@A.scene.yaml", "--depfile=@there/all.d"],
      ["format", "@"], ["lint", "@", "--fix"], ["lint", "@B.scene.yaml", "--cache=@there"],
      ["lint", "@", "--write-baseline=@there/base.yaml"], ["generate", "@A.scene.yaml", "--output-dir=@there"],
      ["render", "@A.scene.yaml"], ["export", "@A.scene.yaml"], ["import", "@X.xib", "--output-dir=@there"],
      ["decompile", "@made.nib", "-o", "@there/B.scene.yaml"], ["schema", "-o", "@there/schema.json"],
    ]
  )
  func verbs(arguments: [String]) throws {
    let isThere = arguments.contains { $0.contains("@there") }
    let stale = (isThere ? "there/" : "") + ".diorama-\(Self.finished)-\(Self.digits)"
    let untidy = "scene:   1\nobjects:\n  - {text: Hi, alpha: 1.0, class: UILabel}\n"
    let folder = try TemporaryFolder([
      "A.scene.yaml": untidy, "B.scene.yaml": Scenes.label, "X.xib": Self.document, "there/.keep": "",
    ])
    #expect(Invocation("compile", "@A.scene.yaml", "-o", "@made.nib", in: folder).status == .success)
    try folder.write("half a file", to: stale)
    let run = Invocation(arguments: arguments, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(!folder.has(stale))
  }

  @Test("Through a link, the folder that it leads to is cleaned, too, where the file is made")
  func links() throws {
    let stale = ".diorama-\(Self.finished)-\(Self.digits)"
    let folder = try TemporaryFolder([
      "A.scene.yaml": Scenes.label, "real/A.nib": "old", "real/\(stale)": "", stale: "",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder.at("A.nib"), withDestinationPath: "real/A.nib")
    #expect(Invocation("compile", "@A.scene.yaml", in: folder).status == .success)
    #expect(!folder.has("real/\(stale)") && !folder.has(stale))
  }

  @Test("A folder is looked through once in a run, however many files are written into it")
  func once() throws {
    let folder = try TemporaryFolder(["out/.keep": ""])
    for index in 0..<8 { try folder.write(Scenes.label, to: "in/S\(index).scene.yaml") }
    let looks = Mutex(0)
    var files = FileSystem.real
    files.entries = { path throws(FileError) in
      if path.hasSuffix("/out") { looks.withLock { $0 += 1 } }
      return try FileSystem.real.entries(path)
    }
    for run in 1...2 {
      #expect(Invocation("compile", "@in", "--output-dir=@out", in: folder, files: files).status == .success)
      #expect(looks.withLock { $0 } == run)
      for index in 0..<8 { try FileManager.default.removeItem(atPath: folder.at("out/S\(index).nib")) }
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
    try folder.write("", to: ".diorama-\(Self.finished)-\(Self.digits)/mine.txt")
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
    files.change { changes in
      let move = changes.move
      changes.move = { source, destination throws(FileError) in
        if moves.withLock({
          $0 += 1; return $0
        }) < 3 {
          unlink(source)
        }
        try move(source, destination)
      }
    }
    #expect(Invocation("compile", "@A.scene.yaml", in: folder, files: files).status == .success)
    #expect(moves.withLock { $0 } == 3)
    #expect(try folder.names() == ["A.nib", "A.scene.yaml"])
  }

  @Test(
    "A compiler that is killed leaves whole files, and the next run nothing else",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
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
