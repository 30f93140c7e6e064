import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// What build systems need to know: flat outputs as in bundles, and lists of what a call reads and writes.
@MainActor
struct OutputsTests {
  private nonisolated static let project = [
    ".diorama.yaml": "swift: {Shop: App}\nassets: App/Images.xcassets\nschemas: Classes\n",
    "Classes/Dial.yaml": "class: Dial\nsuperclass: UIView\n",
    "App/Badge.swift": "import UIKit\nclass Badge: UIView {}\n",
    "App/Images.xcassets/Contents.json": "{}\n", "App/Sounds/a.wav": "",
    "App/Shop/Cart.scene.yaml": "scene: 1\nobjects:\n  - {class: .Badge, id: badge, frame: [0, 0, 9, 9]}\n",
    "App/Base.lproj/Home.scene.yaml": Scenes.label,
    "App/Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Start\n",
    "App/Main/Start.scene.yaml":
      "scene: 1\nviewController: {class: UIViewController, storyboardIdentifier: Start, view: {frame: [0, 0, 9, 9]}}\n",
  ]
  private nonisolated static let outputs = [
    "out/Base.lproj", "out/Base.lproj/Home.nib", "out/Cart.nib", "out/Main.storyboardc",
    "out/Main.storyboardc/Info.plist", "out/Main.storyboardc/Start-view.nib", "out/Main.storyboardc/Start.nib",
  ]

  @Test("Flat outputs are at the top of the folder or of its language, and those that are listed")
  func flat() throws {
    let folder = try TemporaryFolder(Self.project)
    let listed = Invocation("outputs", "@App", "--flatten", "--output-dir", "@out", in: folder)
    #expect(listed.output.split(separator: "\n").map(String.init).sorted() == Self.outputs)
    #expect(!folder.has("out"))
    let run = Invocation("compile", "@App", "--flatten", "--output-dir", "@out", in: folder)
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.names().filter { $0.hasPrefix("out/") }.sorted() == Self.outputs)
  }

  @Test("Two inputs of one name are an error that names both", arguments: ["Cart.scene.yaml", "Main.storyboard.yaml"])
  func namesakes(name: String) throws {
    let folder = try TemporaryFolder(Self.project)
    let first = name.hasPrefix("Cart") ? "App/Shop/\(name)" : "App/\(name)"
    try folder.write(Self.project[first] ?? "", to: "App/Z/\(name)")
    try folder.write(Self.project["App/Main/Start.scene.yaml"] ?? "", to: "App/Z/Main/Start.scene.yaml")
    for verb in ["compile", "outputs"] {
      let run = Invocation(verb, "@App", "--flatten", "--output-dir", "@out", in: folder)
      #expect(run.status == .usage)
      #expect(run.errors.contains("would be written for both \(first) and App/Z/\(name)\n"))
    }
    #expect(!folder.has("out"))
  }

  @Test("What is read can be listed, and nothing else is needed: a sandbox may deny all other files")
  func sandbox() throws {
    let folder = try TemporaryFolder(Self.project)
    let listed = Invocation("outputs", "@App", "--inputs", in: folder)
    let inputs = listed.output.split(separator: "\n").map(String.init)
    #expect(Set([".diorama.yaml", "Classes/Dial.yaml", "App/Badge.swift"]).isSubset(of: inputs))
    #expect(!inputs.contains("App/Images.xcassets/Contents.json"))
    var allowed = Set(inputs.map(folder.at))
    for path in allowed {
      var path = path
      while path.count > folder.path.count {
        path = FilePath.folder(of: path)
        allowed.insert(path)
      }
    }
    let (root, open, real) = (folder.path, allowed, FileSystem.real)
    let check: @Sendable (String) throws(FileError) -> Void = { path throws(FileError) in
      guard path.hasPrefix(root + "/"), !path.hasPrefix(root + "/out"), !open.contains(path) else { return }
      throw FileError(path: path, reason: .denied)
    }
    var files = real
    files.status = { path throws(FileError) in
      try check(path)
      return try real.status(path)
    }
    files.read = { path, limit throws(FileError) in
      try check(path)
      return try real.read(path, limit)
    }
    files.entries = { path throws(FileError) in
      try check(path)
      return try real.entries(path)
    }
    #expect(throws: FileError.self) { try check(folder.at("App/Sounds")) }
    let scenes = inputs.filter { $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".storyboard.yaml") }.map { "@" + $0 }
    let arguments = ["compile", "--flatten", "--output-dir", "@out"] + scenes
    let run = Invocation(arguments: arguments, in: folder, files: files)
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.names().filter { $0.hasPrefix("out/") }.sorted() == Self.outputs)
  }

  @Test("Xcode's file lists spell build settings, and are compared with what there is")
  func fileLists() throws {
    let folder = try TemporaryFolder(["A$.scene.yaml": Scenes.label])
    let call = ["outputs", "@", "--flatten", "--output-dir=$(TARGET_BUILD_DIR)/R", "--xcfilelist=@L"]
    #expect(Invocation(arguments: call, in: folder).status == .success)
    #expect(try folder.text("L-outputs.xcfilelist") == "$(TARGET_BUILD_DIR)/R/A$$.nib\n")
    #expect(try folder.text("L-inputs.xcfilelist").hasSuffix("/A$$.scene.yaml\n"))
    #expect(Invocation(arguments: call + ["--check"], in: folder).status == .success)
    try folder.write(Scenes.label, to: "B.scene.yaml")
    let stale = Invocation(arguments: call + ["--check"], in: folder)
    #expect(stale.status == .findings)
    #expect(stale.errors.contains("L-outputs.xcfilelist: does not list the files of now"))
    #expect(try folder.text("L-outputs.xcfilelist") == "$(TARGET_BUILD_DIR)/R/A$$.nib\n")
    for wrong in [["--check"], ["--flatten"], ["--xcfilelist=@L", "--inputs"], ["-"]] {
      #expect(Invocation(arguments: ["outputs", "@"] + wrong, in: folder).status == .usage)
    }
  }

  @Test("The only module of 'swift' is the target's where none is configured")
  func onlyModule() throws {
    let folder = try TemporaryFolder(Self.project)
    let scene = "scene: 1\nobjects:\n  - {class: .Badge, superclass: UIView, id: badge, frame: [0, 0, 9, 9]}\n"
    func classes(_ settings: String, _ more: String...) throws -> String {
      try folder.write(scene, to: "App/Shop/Cart.scene.yaml")
      try folder.write(settings, to: ".diorama.yaml")
      return Invocation(arguments: ["compile", "@App/Shop/Cart.scene.yaml", "--emit=ir"] + more, in: folder).output
    }
    #expect(try classes("swift: {Shop: App}\n").contains("Shop.Badge"))
    #expect(try classes("swift: {Shop: App}\nmodule: Kit\n").contains("Kit.Badge"))
    #expect(try classes("swift: {Shop: App}\n", "--module=Own").contains("Own.Badge"))
    #expect(try !classes("swift: {Shop: App, Kit: App}\n").contains("Shop.Badge"))
  }
}
