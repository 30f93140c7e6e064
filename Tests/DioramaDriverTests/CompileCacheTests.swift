import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

/// What the cache of `compile` knows is never wrong: of the scenes, nor of what was made of them.
@MainActor
struct CompileCacheTests {
  private static let clean = "scene: 1\nobjects:\n  - {class: UIView, tag: 7}\n"
  private static let noted = "scene: 1\nobjects:\n  - {class: UIView, frame: [0, 0, 10, -5]}\n"

  /// Files that know which of them were read, under a clock that is ahead as far as the test says.
  private final class Witness: Sendable {
    let reads = Mutex<[String]>([])
    let hours = Mutex<Int64>(0)

    var files: FileSystem {
      var files = FileSystem.real
      files.read = { [self] path, limit throws(FileError) in
        if !path.hasSuffix(".cache") { reads.withLock { $0.append(FilePath.name(of: path)) } }
        return try FileSystem.real.read(path, limit)
      }
      files.now = { [self] in FileSystem.real.now() + hours.withLock { $0 } * 3_600_000_000_000 }
      return files
    }

    /// What was read since this was last asked.
    func read() -> [String] {
      reads.withLock { names in
        defer { names = [] }
        return names.sorted()
      }
    }
  }

  private let folder: TemporaryFolder
  private let witness = Witness()

  init() throws {
    folder = try TemporaryFolder(["in/A.scene.yaml": Self.clean, "in/b/B.scene.yaml": Self.clean, "out/.keep": ""])
  }

  private func compile(_ more: String..., hours: Int64 = 1) -> Invocation {
    witness.hours.withLock { $0 += hours }
    _ = witness.read()
    let arguments = ["compile", "@in", "--output-dir=@out", "--cache=@cache", "--diagnostics=gcc", "--quiet"] + more
    return Invocation(arguments: arguments, in: folder, files: witness.files)
  }

  @Test("What was written just before it was read is read once more, and then never again")
  func laterRuns() throws {
    #expect(compile("--debug-info", hours: 0).status == .success)
    #expect(compile("--debug-info").status == .success)
    let outputs = witness.read().filter { !$0.hasSuffix(".scene.yaml") }
    #expect(outputs == ["A.nib", "A.nib.map", "B.nib", "B.nib.map"])
    #expect(compile("--debug-info").status == .success)
    #expect(witness.read() == [])
  }

  @Test("An output that is damaged, gone or no file any more is made again", arguments: [1, 3])
  func outputs(runs: Int) throws {
    for _ in 0..<runs { #expect(compile().status == .success) }
    let good = try folder.bytes("out/A.nib")
    let url = URL(fileURLWithPath: folder.at("out/A.nib"))
    var flipped = good
    flipped[good.count / 2] ^= 1
    for damaged in [flipped, Array(good.dropLast()), [], good + [0]] {
      let old = try FileManager.default.attributesOfItem(atPath: url.path)
      try Data(damaged).write(to: url)
      // The time of modification can be set back; the time of change cannot.
      try FileManager.default.setAttributes(
        [.modificationDate: old[.modificationDate] ?? Date()],
        ofItemAtPath: url.path
      )
      #expect(compile().status == .success)
      #expect(try folder.bytes("out/A.nib") == good)
      #expect(!witness.read().contains("B.scene.yaml"))
    }
    try FileManager.default.removeItem(at: url)
    #expect(compile().status == .success)
    #expect(try folder.bytes("out/A.nib") == good)
    try FileManager.default.removeItem(atPath: folder.at("out/b"))
    #expect(compile().status == .success)
    #expect(try folder.bytes("out/b/B.nib") == good)
  }

  @Test("What differs in a call is made for it")
  func options() throws {
    #expect(compile().status == .success)
    let ten = try folder.bytes("out/A.nib")
    #expect(compile("--coder-version=9").status == .success)
    let nine = try folder.bytes("out/A.nib")
    #expect(nine != ten)
    #expect(compile().status == .success)
    #expect(try folder.bytes("out/A.nib") == ten)
    #expect(compile("--debug-info").status == .success && folder.has("out/A.nib.map"))
    let other = Invocation("compile", "@in", "--cache=@cache", in: folder, files: witness.files)
    #expect(other.status == .success && folder.has("in/A.nib") && folder.has("in/b/B.nib"))
    let single = Invocation("compile", "@in/A.scene.yaml", "-o", "@x.nib", "--cache=@cache", in: folder)
    #expect(try single.status == .success && folder.bytes("x.nib") == ten)
    let printed = Invocation("compile", "@in/A.scene.yaml", "-o", "-", "--cache=@cache", in: folder)
    #expect(printed.outputBytes == ten)
  }

  @Test("What is found is told again on every run")
  func findings() throws {
    try folder.write(Scenes.wrong, to: "in/C.scene.yaml")
    try folder.write(Self.noted, to: "in/D.scene.yaml")
    let runs = (0..<3).map { _ in compile() }
    #expect(runs[0].errors.contains("C.scene.yaml:4:5: error") && runs[0].errors.contains("D.scene.yaml:3:"))
    for run in runs { #expect(run.status == .findings && run.errors == runs[0].errors) }
    #expect(witness.read().filter { $0.hasSuffix(".scene.yaml") } == ["C.scene.yaml", "D.scene.yaml"])
  }

  @Test("A scene, a configuration or a schema that changes is seen")
  func changes() throws {
    #expect(compile().status == .success)
    try folder.write(Self.clean.replacing("7", with: "8"), to: "in/A.scene.yaml")
    let old = try folder.bytes("out/A.nib")
    #expect(compile().status == .success)
    #expect(try folder.bytes("out/A.nib") != old)
    try folder.write("schemas: classes\n", to: "in/.diorama.yaml")
    try folder.write("class: Shop.Dial\nsuperclass: UIControl\n", to: "in/classes/Dial.yaml")
    #expect(compile().status == .success)
    #expect(witness.read().contains("A.scene.yaml"))
    try folder.write("class: Shop.Dial\nsuperclass: UIView\n", to: "in/classes/Dial.yaml")
    #expect(compile().status == .success)
    #expect(witness.read().contains("A.scene.yaml"))
  }

  @Test(
    "Processes at once leave whole outputs and a whole cache",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func concurrentProcesses() throws {
    for index in 0..<60 {
      try folder.write(index.isMultiple(of: 2) ? Scenes.badge : Scenes.children, to: "in/c/S\(index).scene.yaml")
    }
    let runs = try (0..<6).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltTool.path)
      process.arguments = [
        "compile", "in", "--output-dir", "out", "--cache", "cache", "--debug-info", "--depfile", "all.d",
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardError = Pipe()
      try process.run()
      return process
    }
    for run in runs {
      let output = (run.standardError as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
      run.waitUntilExit()
      #expect(run.terminationStatus == 0 && output.isEmpty, "\(String(decoding: output, as: UTF8.self))")
    }
    #expect(Invocation("compile", "@in", "--debug-info", in: folder).status == .success)
    for name in try folder.names() where name.hasPrefix("in/") && name.hasSuffix(".nib") {
      #expect(try folder.bytes(name) == folder.bytes("out" + name.dropFirst(2)))
    }
    #expect(try folder.names().allSatisfy { !$0.contains(".diorama-") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("cache")).count == 3)
  }
}
