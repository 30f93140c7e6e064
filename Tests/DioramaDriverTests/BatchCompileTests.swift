import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Many scenes in one run.
@MainActor
struct BatchCompileTests {
  @Test("Below a folder, the structure is kept, and folders are made")
  func structure() throws {
    let folder = try TemporaryFolder([
      "in/A.scene.yaml": Scenes.label, "in/a/deep/B.scene.yaml": Scenes.label, "C.scene.yaml": Scenes.label,
      "in/wrong/D.scene.yaml": Scenes.wrong, "out/.keep": "",
    ])
    let arguments = ["compile", "@in", "@C.scene.yaml", "--output-dir", "@out", "--debug-info", "--quiet"]
    #expect(Invocation(arguments: arguments, in: folder).status == .findings)
    let nibs = ["A", "C", "a/deep/B"].flatMap { ["out/\($0).nib", "out/\($0).nib.map"] }
    #expect(
      try folder.names().filter { $0.hasPrefix("out/") } == (["out/.keep", "out/a", "out/a/deep"] + nibs).sorted()
    )
  }

  @Test("Of two folders that hold a scene, the outer one gives it its relative path, in whatever order they stand")
  func nestedInputs() throws {
    for inputs in [["@in", "@in/a"], ["@in/a", "@in", "@in/a/B.scene.yaml"]] {
      let folder = try TemporaryFolder(["in/a/B.scene.yaml": Scenes.label, "out/.keep": ""])
      let run = Invocation(arguments: ["compile"] + inputs + ["--output-dir=@out"], in: folder)
      #expect(run.status == .success)
      #expect(folder.has("out/a/B.nib") && !folder.has("out/B.nib"))
    }
  }

  @Test("A file where a folder is needed is an error, and the others are written")
  func blockedFolder() throws {
    let folder = try TemporaryFolder([
      "in/a/A.scene.yaml": Scenes.label, "in/b/B.scene.yaml": Scenes.label, "out/a": "file",
    ])
    let run = Invocation("compile", "@in", "--output-dir", "@out", in: folder)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: out/a/A.nib: is not a folder\n")
    #expect(folder.has("out/b/B.nib"))
  }

  @Test("Bytes, messages and their order depend neither on the order of the inputs nor on the number of jobs")
  func determinism() throws {
    var files = ["x/W1.scene.yaml": Scenes.wrong, "x/W2.scene.yaml": Scenes.wrong, "y/W0.scene.yaml": Scenes.wrong]
    for index in 0..<30 { files["x/S\(index).scene.yaml"] = index.isMultiple(of: 2) ? Scenes.badge : Scenes.children }
    let folder = try TemporaryFolder(files.merging(["one/.keep": "", "two/.keep": ""]) { first, _ in first })
    let inputs = ["@x", "@y/W0.scene.yaml", "@none.scene.yaml", "@x/S3.scene.yaml", "@absent"]
    let one = Invocation(arguments: ["compile", "--output-dir=@one", "--jobs=1"] + inputs, in: folder)
    let two = Invocation(arguments: ["compile", "--output-dir=@two", "-j", "7"] + inputs.reversed(), in: folder)
    #expect(one.status == .unreadableInput && one.status == two.status)
    #expect(one.errors == two.errors)
    #expect(one.errors.contains("3 errors in 3 files"))
    for index in 0..<30 { #expect(try folder.bytes("one/S\(index).nib") == folder.bytes("two/S\(index).nib")) }
    for verb in ["validate", "lint"] {
      let runs = [["--jobs=1"] + inputs, ["--jobs=5"] + inputs.reversed()].map {
        Invocation(arguments: [verb] + $0, in: folder)
      }
      #expect(runs[0].errors == runs[1].errors && runs[0].status == runs[1].status)
    }
    #expect(Invocation("compile", "@x", "--jobs=0", in: folder).status == .usage)
  }

  @Test("A folder that links call by several names gives its scenes always the same one")
  func links() throws {
    let folder = try TemporaryFolder(["m/A.scene.yaml": Scenes.wrong])
    for name in ["z", "b", "k"] {
      try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: "m")
    }
    #expect(Invocation("validate", "@", "--diagnostics=gcc", in: folder).errors.hasPrefix("b/A.scene.yaml:"))
  }

  @Test(
    "Names that look the same are those of two files",
    .enabled(if: isPickyAboutAccents, "the file system takes them for one")
  )
  func accents() throws {
    let names = ["caf\u{E9}", "cafe\u{301}"]
    let folder = try TemporaryFolder(["out/.keep": ""])
    for name in names { try folder.write(Scenes.label, to: name + ".scene.yaml") }
    #expect(Invocation("compile", "@", "--output-dir=@out", "--cache=@cache", in: folder).status == .success)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("out")).count == 3)
  }

  @Test(
    "Folders whose names look the same are two: each is searched, has its configuration, and its own slot in caches",
    .enabled(if: isPickyAboutAccents, "the file system takes them for one")
  )
  func accentsOfFolders() throws {
    let (short, long) = ("caf\u{E9}", "cafe\u{301}")
    let image = "scene: 1\nobjects:\n  - {class: UIImageView, image: star}\n"
    let folder = try TemporaryFolder()
    for name in [short, long] { try folder.write(Scenes.label, to: "a/\(name)/A.scene.yaml") }
    let nibs = [short, long].map { "a/\($0)/A.nib" }
    for _ in 0..<2 {
      for nib in nibs { try? FileManager.default.removeItem(atPath: folder.at(nib)) }
      #expect(Invocation("compile", "@a", "--cache=@cache", in: folder).status == .success)
      for nib in nibs {
        #expect(folder.has(nib))
        try FileManager.default.removeItem(atPath: folder.at(nib))
        #expect(Invocation("compile", "@a", "--cache=@cache", in: folder).status == .success)
        #expect(folder.has(nib))
      }
    }
    try folder.write("taget: 1\n", to: "a/\(short)/.diorama.yaml")
    #expect(Invocation("validate", "@a", "--diagnostics=gcc", in: folder).errors.contains("[unknown-setting]"))
    try folder.write("", to: "b/art/\(short)/star.png")
    for name in [short, long] {
      try folder.write("", to: "b/art/\(name)/moon.png")
      try folder.write("assets: art/\(name)\n" + image, to: "b/S\(name.utf8.count).scene.yaml")
    }
    let run = Invocation("lint", "@b", "--only=missing-image", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.said.split(separator: "\n").count { $0.hasSuffix("[missing-image]") } == 1, "\(run.said)")
  }

  @Test(
    "What is known of a scene is not known of one whose name looks the same",
    .enabled(if: isPickyAboutAccents, "the file system takes them for one")
  )
  func accentsInBaselines() throws {
    let (short, long) = ("caf\u{E9}", "cafe\u{301}")
    let scene = "scene: 1\nobjects:\n  - {class: UIView, tag: 0}\n"
    let folder = try TemporaryFolder()
    for name in [short, long] { try folder.write(scene, to: "in/\(name)/A.scene.yaml") }
    let written = Invocation("lint", "@in/\(short)", "--write-baseline=@known.yaml", in: folder)
    #expect(written.status == .success)
    let run = Invocation("lint", "@in", "--baseline=@known.yaml", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.said.unicodeScalars.starts(with: "in/\(long)/A.scene.yaml:3:".unicodeScalars), "\(run.said)")
    #expect(run.said.split(separator: "\n").count == 1, "\(run.said)")
  }

  private nonisolated static var isPickyAboutAccents: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  @Test("Files that would stay the same are left alone", arguments: [[], ["--cache=@cache"], ["--emit=ir"]])
  func untouched(options: [String]) throws {
    let folder = try TemporaryFolder(["a/A.scene.yaml": Scenes.label, "a/B.scene.yaml": Scenes.label, "out/.keep": ""])
    func compile() -> ToolStatus {
      let map = options == ["--emit=ir"] ? [] : ["--debug-info"]
      return Invocation(arguments: ["compile", "@a", "--output-dir=@out"] + map + options, in: folder).status
    }
    #expect(compile() == .success)
    let outputs = try folder.names().filter { $0.hasPrefix("out/") && $0 != "out/.keep" }
    func statuses() throws -> [FileStatus] { try outputs.map { try FileSystem.real.status(folder.at($0)) } }
    let first = try statuses()
    #expect(!outputs.isEmpty)
    #expect(compile() == .success)
    #expect(try statuses() == first)
    try folder.write(Scenes.badge, to: "a/A.scene.yaml")
    #expect(compile() == .success)
    let isSame = zip(try statuses(), first).map { $0 == $1 }
    #expect(isSame == outputs.map { $0.hasPrefix("out/B.") })
  }

  @Test(
    "Many files need few descriptors",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func descriptors() throws {
    let folder = try TemporaryFolder(["out/.keep": ""])
    let tiny = "scene: 1\nobjects:\n  - {class: UIView}\n"
    for index in 0..<400 { try folder.write(tiny, to: "S\(index).scene.yaml") }
    let script = #"ulimit -n 64; exec "$DIORAMA" compile *.scene.yaml --output-dir out --jobs 48 --cache cache"#
    for _ in 0..<2 {
      let run = try BuiltTool.shell(script, in: folder)
      #expect(run.status == 0 && run.output == "")
    }
    #expect(try folder.names().count { $0.hasSuffix(".nib") } == 400)
  }
}
