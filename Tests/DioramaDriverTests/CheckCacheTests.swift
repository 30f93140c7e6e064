import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

/// What a cache knows is never wrong, and what is wrong with a cache is never told as an error.
@MainActor
struct CheckCacheTests {
  private static let clean = "scene: 1\nobjects:\n  - {class: UIView, tag: 7}\n"
  private static let found = "scene: 1\nobjects:\n  - {class: UIView, backgroundColor: {white: 0}}\n"

  /// Files whose clock is a day ahead of them, and that know which scenes were read.
  private final class Witness: Sendable {
    let scenes = Mutex<[String]>([])
    let delay: Int64

    init(delay: Int64 = 86_400_000_000_000) {
      self.delay = delay
    }

    var files: FileSystem {
      var files = FileSystem.real
      files.read = { [self] path, limit throws(FileError) in
        if path.hasSuffix(".scene.yaml") { scenes.withLock { $0.append(FilePath.name(of: path)) } }
        return try FileSystem.real.read(path, limit)
      }
      files.now = { [delay] in FileSystem.real.now() + delay }
      return files
    }

    /// The scenes that were read since this was last asked.
    func read() -> [String] {
      scenes.withLock { names in
        defer { names = [] }
        return names.sorted()
      }
    }
  }

  private func lint(_ folder: TemporaryFolder, _ witness: Witness, _ more: String...) -> Invocation {
    let arguments = ["lint", "@", "--cache=@cache", "--diagnostics=gcc", "--quiet", "--strict"] + more
    return Invocation(arguments: arguments, in: folder, files: witness.files)
  }

  private func cacheName(_ folder: TemporaryFolder) throws -> String {
    "cache/"
      + (try #require(
        try FileManager.default.contentsOfDirectory(atPath: folder.at("cache")).first { $0.hasSuffix(".cache") }
      ))
  }

  @Test("A second run reads only scenes in which something is found", arguments: ["lint", "validate"])
  func secondRun(verb: String) throws {
    let files = ["A.scene.yaml": Self.clean, "b/B.scene.yaml": Self.clean, "C.scene.yaml": Scenes.wrong]
    let folder = try TemporaryFolder(files)
    let witness = Witness()
    for read in [["A.scene.yaml", "B.scene.yaml", "C.scene.yaml"], ["C.scene.yaml"], ["C.scene.yaml"]] {
      let run = Invocation(verb, "@", "--cache=@cache", "--diagnostics=gcc", in: folder, files: witness.files)
      #expect(run.status == .findings && run.said.contains("[unknown-property]"))
      #expect(witness.read() == read)
    }
    #expect(try folder.text("cache/.gitignore") == "*\n")
    #expect(try folder.text("cache/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
  }

  @Test("What was found is told again without looking for it, and is fixed and sifted as if it had been looked for")
  func findings() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.found, "B.scene.yaml": Scenes.wrong])
    let witness = Witness()
    let cached = ["lint", "@", "--cache=@cache", "--quiet"]
    for form in ["human", "gcc", "json", "sarif"] {
      let plain = Invocation("lint", "@", "--quiet", "--diagnostics=\(form)", in: folder)
      for _ in 0..<3 {
        let run = Invocation(arguments: cached + ["--diagnostics=\(form)"], in: folder, files: witness.files)
        #expect(run.status == plain.status && run.output == plain.output && run.errors == plain.errors)
      }
    }
    let name = try cacheName(folder)
    #expect(String(decoding: try folder.bytes(name), as: UTF8.self).contains("magic-color"))
    #expect(Invocation("lint", "@", "--write-baseline=@known.json", "--quiet", in: folder).status != .usage)
    let sifted = Invocation("lint", "@", "--baseline=@known.json", "--diagnostics=gcc", "--quiet", in: folder)
    let again = Invocation(
      arguments: cached + ["--baseline=@known.json", "--diagnostics=gcc"],
      in: folder,
      files: witness.files
    )
    #expect(again.status == sifted.status && again.output == sifted.output && again.errors == sifted.errors)
    try folder.write("scene: 1\nobjects:\n  - {class: UIView, alpha: 1, tag: 7}\n", to: "C.scene.yaml")
    for _ in 0..<2 { _ = Invocation(arguments: cached, in: folder, files: witness.files) }
    _ = Invocation(arguments: cached + ["--fix"], in: folder, files: witness.files)
    #expect(try !folder.text("C.scene.yaml").contains("alpha"))
  }

  @Test("A scene that changes is read again, one that was only touched is not linted again")
  func changes() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.clean])
    let witness = Witness()
    #expect(lint(folder, witness).status == .success)
    _ = witness.read()
    try folder.write(Self.clean, to: "A.scene.yaml")
    #expect(lint(folder, witness).status == .success)
    #expect(witness.read() == ["A.scene.yaml"])
    #expect(lint(folder, witness).status == .success)
    #expect(witness.read() == [])
    try folder.write(Self.found, to: "A.scene.yaml")
    #expect(lint(folder, witness).status == .findings)
    #expect(lint(folder, witness).status == .findings)
  }

  @Test("Contents of the same size under the time of the old ones do not pass for them")
  func restoredTime() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.clean])
    let witness = Witness()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.at("A.scene.yaml"))
    #expect(lint(folder, witness).status == .success)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.at("A.scene.yaml")))
    try handle.write(contentsOf: Data(Self.found.utf8))
    try handle.close()
    let time = [FileAttributeKey.modificationDate: attributes[.modificationDate] ?? Date()]
    try FileManager.default.setAttributes(time, ofItemAtPath: folder.at("A.scene.yaml"))
    #expect(lint(folder, witness).status == .findings)
  }

  @Test("A file that was changed just before it was read is read again")
  func coarseClock() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.clean])
    let witness = Witness(delay: 0)
    #expect(lint(folder, witness).status == .success)
    #expect(lint(folder, witness).status == .success)
    #expect(witness.read() == ["A.scene.yaml", "A.scene.yaml"])
  }

  @Test("Settings, schemas, rules and assets that change are seen")
  func settings() throws {
    let dial = "class: Shop.Dial\nsuperclass: UIControl\nproperties: {turn: Double}\n"
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: classes\nrules: {magic-color: off}\n", "classes/Dial.yaml": dial,
      "A.scene.yaml": Self.found, "B.scene.yaml": "scene: 1\nobjects:\n  - {class: Shop.Dial, turn: 1}\n",
    ])
    let witness = Witness()
    #expect(lint(folder, witness).status == .success)
    _ = witness.read()
    #expect(lint(folder, witness).status == .success)
    #expect(witness.read() == [])
    try folder.write(dial.replacing("turn", with: "twist"), to: "classes/Dial.yaml")
    #expect(lint(folder, witness).status == .findings)
    try folder.write(dial, to: "classes/Dial.yaml")
    #expect(lint(folder, witness).status == .success)
    try folder.write("schemas: classes\n", to: ".diorama.yaml")
    #expect(lint(folder, witness).said.contains("[magic-color]"))
    #expect(lint(folder, witness, "--only=unused-style").status == .success)
    #expect(lint(folder, witness, "--only=magic-color").status == .findings)
    #expect(lint(folder, witness, "--max-bytes=4").said.contains("[size-limit]"))
  }

  @Test("A scene whose image has another size is linted again")
  func imageSizes() throws {
    let folder = try TemporaryFolder([
      "art/star.svg": "<svg width=\"48\" height=\"48\"/>",
      "A.scene.yaml": """
      scene: 1
      assets: [art]
      objects:
        - class: UIView
          frame: [0, 0, 320, 100]
          subviews:
            - {class: UIImageView, id: picture, image: star, frame: [10, 10, 48, 48]}
          constraints:
            - picture.leading = self.leading + 10
            - picture.top = self.top + 10

      """,
    ])
    let witness = Witness()
    #expect(lint(folder, witness, "--only=misplaced-view").status == .success)
    _ = witness.read()
    #expect(lint(folder, witness, "--only=misplaced-view").status == .success)
    #expect(witness.read() == [])
    try folder.write("<svg width=\"90\" height=\"48\"/>", to: "art/star.svg")
    #expect(lint(folder, witness, "--only=misplaced-view").said.contains("[10, 10, 90, 48]"))
  }

  @Test("A class that only a known scene uses is used")
  func facts() throws {
    let dial = "class: Shop.Dial\nsuperclass: UIControl\n"
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: classes\n", "classes/Dial.yaml": dial,
      "A.scene.yaml": "scene: 1\nobjects:\n  - {class: Shop.Dial, tag: 3}\n",
    ])
    let witness = Witness()
    for _ in 0..<2 { #expect(lint(folder, witness, "--only=unused-class").status == .success) }
    #expect(witness.read() == ["A.scene.yaml"])
    try FileManager.default.removeItem(atPath: folder.at("A.scene.yaml"))
    try folder.write(Self.clean, to: "B.scene.yaml")
    #expect(lint(folder, witness, "--only=unused-class").said.contains("[unused-class]"))
  }

  @Test("A cache that is damaged at any offset, or cut off, is made anew without a word")
  func damage() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.clean, "B.scene.yaml": Self.found])
    var files = FileSystem.real
    files.now = { 4_000_000_000_000_000_000 }
    func run() -> Invocation {
      Invocation("lint", "@", "--cache=@cache", "--diagnostics=gcc", in: folder, files: files)
    }
    let first = run()
    let name = try cacheName(folder)
    let good = try folder.bytes(name)
    #expect(good.count < 1000)
    let digits = FilePath.name(of: name).prefix { $0 != "." }
    let halves = (digits.prefix(16), digits.dropFirst(16))
    let key = ContentHash(
      high: try #require(UInt64(halves.0, radix: 16)),
      low: try #require(UInt64(halves.1, radix: 16))
    )
    #expect(CacheFile.decoded(good, key: key).count == 2)
    #expect(CacheFile.decoded(good, key: ContentHash()).isEmpty)
    let url = URL(fileURLWithPath: folder.at(name))
    for index in good.indices {
      for damaged in [good[..<index] + [good[index] ^ 0x41] + good[(index + 1)...], good[..<index]] {
        #expect(CacheFile.decoded(Array(damaged), key: key).isEmpty, "damaged at \(index)")
        guard index.isMultiple(of: 60) else { continue }
        try Data(damaged).write(to: url)
        let again = run()
        #expect(again.status == first.status && again.said == first.said && again.output == first.output)
        #expect(try folder.bytes(name) == good, "damaged at \(index)")
      }
    }
    try Data(good + good).write(to: url)
    #expect(run().said == first.said)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let blocked = run()
    #expect(blocked.status == first.status && blocked.said.contains("note: the cache cannot be written"))
  }

  @Test("A folder that cannot be made or written is noted, once")
  func unwritable() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.clean, "file": ""])
    for cache in ["@file", "@file/deep"] {
      let run = Invocation("lint", "@", "--cache=\(cache)", in: folder)
      #expect(run.status == .success)
      #expect(run.said.hasPrefix("diorama: note: the cache cannot be written: "), "\(run.said)")
      #expect(run.said.split(separator: "\n").count == 1)
    }
    #expect(Invocation("lint", "@", "--cache=@a/b/c", in: folder).said == "")
    #expect(folder.has("a/b/c/CACHEDIR.TAG") && !folder.has("a/CACHEDIR.TAG"))
    try folder.write("", to: "own/notes.txt")
    _ = Invocation("lint", "@", "--cache=@own", in: folder)
    #expect(!folder.has("own/.gitignore"))
  }

  @Test("Fixes are made with a cache as without")
  func fixes() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.found])
    let witness = Witness()
    #expect(lint(folder, witness, "--fix").status == .success)
    #expect(try folder.text("A.scene.yaml") == "scene: 1\nobjects:\n  - {class: UIView, backgroundColor: black}\n")
    #expect(lint(folder, witness).status == .success)
  }

  @Test(
    "Runs at once leave a cache that is whole",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func concurrentRuns() throws {
    var files = ["z/Wrong.scene.yaml": Scenes.wrong]
    for index in 0..<40 { files["S\(index).scene.yaml"] = Self.clean }
    let folder = try TemporaryFolder(files)
    // Several processes and no shell that waits for them: its signals may be blocked here.
    let runs = try (0..<8).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltTool.path)
      process.arguments = ["validate", ".", "--cache", "cache", "--diagnostics", "gcc"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardError = Pipe()
      try process.run()
      return process
    }
    for run in runs {
      let output = (run.standardError as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
      run.waitUntilExit()
      let text = String(decoding: output, as: UTF8.self)
      #expect(run.terminationStatus == 1)
      #expect(text.split(separator: "\n").count { $0.hasSuffix("[unknown-property]") } == 1, "\(text)")
      #expect(!text.contains("note:"), "\(text)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.at("cache"))
    #expect(names.count == 3, "\(names)")
  }
}
