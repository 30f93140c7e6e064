import DioramaDriver
import Foundation
import NibArchive
import Synchronization
import Testing
import ToolTestSupport

@MainActor
struct GenerateTests {
  private static let scene = """
    scene: 1
    owner: {class: Shop.Home, superclass: UIViewController, outlets: {view: root}}
    objects:
      - {class: UIView, id: root}

    """

  @Test("Each scene gets a file and all of them one; what would not change is left alone")
  func files() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "sub/B.scene.yaml": Self.scene, "out/.keep": ""])
    let run = Invocation("generate", "@", "--module", "Shop", "--output-dir", "@out", in: folder)
    #expect(run.status == .success && run.errors == "" && run.output == "")
    #expect(
      try folder.names().filter { $0.hasPrefix("out/") }
        == ["out/.keep", "out/A.scene.swift", "out/B.scene.swift", "out/Scenes.classes.swift"]
    )
    #expect(try folder.text("out/A.scene.swift").contains("static func load(owner: Home, bundle: Bundle? = nil)"))
    #expect(try !folder.text("out/A.scene.swift").contains(folder.path))
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in ["A.scene.swift", "B.scene.swift"] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.at("out/\(name)"))
    }
    try folder.write(Self.scene.replacing("id: root", with: "id: root, tag: 3"), to: "A.scene.yaml")
    #expect(Invocation("generate", "@", "--module", "Shop", "--output-dir", "@out", in: folder).status == .success)
    func date(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.at("out/\(name)"))[.modificationDate] as? Date
    }
    #expect(try date("B.scene.swift") == old)
    #expect(try date("A.scene.swift") != old)
  }

  @Test("Code for UIKit is a file a scene, which is replaced only where that is asked for")
  func codeForUIKit() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "out/.keep": ""])
    let arguments = ["generate", "--code", "uikit", "@A.scene.yaml", "--module", "Shop", "--output-dir", "@out"]
    let run = Invocation(arguments: arguments, in: folder)
    #expect(run.status == .success && run.errors == "" && run.output == "")
    #expect(try folder.names().filter { $0.hasPrefix("out/") } == ["out/.keep", "out/AView.swift"])
    let text = try folder.text("out/AView.swift")
    #expect(text.contains("extension Home {") && text.contains("view = AView()"))
    #expect(Invocation(arguments: arguments, in: folder).status == .success, "the same is written again")
    try folder.write(text + "// Mine.\n", to: "out/AView.swift")
    #expect(Invocation(arguments: arguments, in: folder).status != .success)
    #expect(try folder.text("out/AView.swift").hasSuffix("// Mine.\n"))
    #expect(Invocation(arguments: arguments + ["--overwrite"], in: folder).status == .success)
    #expect(try folder.text("out/AView.swift") == text)
  }

  @Test("What code cannot express is a warning with its line, and two scenes do not share a file")
  func losses() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": "scene: 1\nobjects:\n  - {class: UIView, layoutMarginsFollowReadableWidth: true}\n",
      "a/AView.scene.yaml": "scene: 1\nobjects: [{class: UIView}]\n", "out/.keep": "",
    ])
    let single = Invocation("generate", "--code", "uikit", "@A.scene.yaml", "--output-dir", "@out", in: folder)
    #expect(single.status == .success && single.errors.contains("A.scene.yaml:3"))
    #expect((single.output + single.errors).contains("not-in-code"))
    let both = Invocation("generate", "--code", "uikit", "@", "--output-dir", "@other", in: folder)
    #expect(both.status == .usage && both.errors.contains("AView.swift"))
    #expect(try !folder.names().contains { $0.hasPrefix("other/") })
  }

  @Test("Nothing is written where one scene has errors, or Swift cannot say it")
  func errors() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "B.scene.yaml": Scenes.wrong, "out/.keep": ""])
    #expect(Invocation("generate", "@", "--output-dir", "@out", in: folder).status == .findings)
    try folder.write(Self.scene.replacing("Shop.Home", with: "Home"), to: "B.scene.yaml")
    let run = Invocation("generate", "@", "--output-dir", "@out", "--diagnostics", "gcc", "--quiet", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "B.scene.yaml:2:16: error: 'Home' is not a class that Swift code can name; write it with its module, for example "
        + "Shop.Home [swift-name]\n"
    )
    #expect(try folder.names().filter { $0.hasPrefix("out/") } == ["out/.keep"])
  }

  @Test("Wrong calls are told")
  func wrongCalls() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene])
    let file = Invocation("generate", "@A.scene.yaml", "--output-dir", "@A.scene.yaml", in: folder)
    #expect(file.status == .unwritableOutput)
    #expect(file.errors == "diorama: --output-dir A.scene.yaml: is not a folder\n")
    #expect(Invocation("generate", "-", "--output-dir", "@", in: folder, input: Self.scene).status == .usage)
    #expect(Invocation("generate", "@A.scene.yaml", in: folder).status == .usage)
    let map = Invocation("compile", "@A.scene.yaml", "--debug-info", "-o", "-", in: folder)
    #expect(map.status == .usage && map.output == "")
    #expect(Invocation("compile", "@A.scene.yaml", "--debug-info", "--emit", "ir", in: folder).status == .usage)
  }

  @Test("A map lies beside its nib, the same in every folder")
  func maps() throws {
    let folder = try TemporaryFolder(["a/A.scene.yaml": Self.scene, "b/A.scene.yaml": Self.scene])
    #expect(Invocation("compile", "@a", "@b", "--debug-info", in: folder).status == .success)
    #expect(try folder.names().filter { $0.hasSuffix(".nib.map") } == ["a/A.nib.map", "b/A.nib.map"])
    #expect(try folder.text("a/A.nib.map") == folder.text("b/A.nib.map"))
    let map = try #require(NibSourceMap(decoding: folder.bytes("a/A.nib.map")))
    #expect(map.belongs(to: try folder.bytes("a/A.nib")))
    #expect(map.interface?.count == 16)
    #expect(try folder.bytes("a/A.nib") == Invocation("compile", "-", "-o", "-", input: Self.scene).outputBytes)
  }

  @Test("The plugins' tool does the same without a parser")
  func buildTool() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "Wrong.scene.yaml": Scenes.wrong])
    func run(_ arguments: String...) -> (status: ToolStatus, errors: String) {
      let surroundings = Surroundings()
      let status = BuildTool.run(arguments.map { $0.replacing("@", with: folder.path + "/") }, in: surroundings)
      return (status, surroundings.errors.text.replacing(folder.path + "/", with: ""))
    }
    #expect(run("build", "Shop", "@Nibs", "@Maps", "@Swift", "@Cache", "@A.scene.yaml").status == .success)
    // Maps are not among the resources, and only debug builds look for them.
    #expect(folder.has("Nibs/A.nib") && folder.has("Maps/A.nib.map") && !folder.has("Nibs/A.nib.map"))
    #expect(try folder.text("Swift/A.scene.swift").contains("bundle ?? .module"))
    let registration = "#if DEBUG\n        UINib.registerSourceMaps(in: \"\(folder.at("Maps"))\")\n      #endif\n"
    #expect(try folder.text("Swift/Scenes.classes.swift").contains(registration))
    #expect(run("build-application", "Shop", "@App", "@Swift", "@Cache", "@A.scene.yaml").status == .success)
    #expect(try folder.names().filter { $0.hasPrefix("App/") } == ["App/A.nib"])
    #expect(try folder.text("Swift/A.scene.swift").contains("bundle ?? .main"))
    #expect(try !folder.text("Swift/Scenes.classes.swift").contains("registerSourceMaps"))
    let wrong = run("validate", "@Wrong.scene.yaml")
    #expect(wrong.status == .findings)
    #expect(wrong.errors.hasPrefix("Wrong.scene.yaml:4:5: error: "))
    try folder.write("scene: 1\nobjects:\n  - alpha: 1\n    class: UIView\n    tag: 7\n", to: "Loose.scene.yaml")
    let loose = run("lint", "@Loose.scene.yaml")
    #expect(loose.status == .success && loose.errors.hasPrefix("Loose.scene.yaml:3:5: note: this value of 'alpha'"))
    #expect(run("check-format", "@Loose.scene.yaml").status == .findings)
    #expect(run("fix", "@Loose.scene.yaml").status == .success)
    #expect(run("format", "@Loose.scene.yaml").status == .success)
    #expect(try folder.text("Loose.scene.yaml") == "scene: 1\nobjects:\n  - class: UIView\n    tag: 7\n")
    for call in [[], ["build", "Shop", "Nibs", "Maps", "Swift", "Cache"], ["tidy", "@A.scene.yaml"]] {
      #expect(BuildTool.run(call, in: Surroundings()) == .usage)
    }
  }

  @Test("One call makes all of a module's scenes, and only those that have changed again")
  func build() throws {
    let loose = "scene: 1\nobjects:\n  - {class: UIWebView}\n"
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "B.scene.yaml": loose])
    func build() -> (status: ToolStatus, errors: String) {
      let surroundings = Surroundings()
      let paths = ["Nibs", "Maps", "Swift", "Cache", "A.scene.yaml", "B.scene.yaml"].map { folder.path + "/" + $0 }
      return (BuildTool.run(["build", "Shop"] + paths, in: surroundings), surroundings.errors.text)
    }
    let first = build()
    #expect(first.status == .success)
    #expect(first.errors.components(separatedBy: "[deprecated-class]").count == 2, "a warning is told once")
    let made = try folder.bytes("Nibs/A.nib")
    try folder.write("scene: 1\nobjects:\n  - {class: UIView, tag: 3}\n", to: "B.scene.yaml")
    #expect(build().status == .success)
    #expect(try folder.bytes("Nibs/A.nib") == made)
    #expect(try folder.bytes("Nibs/B.nib") != made)
    try folder.write(Scenes.wrong, to: "B.scene.yaml")
    let wrong = build()
    #expect(wrong.status == .findings)
    #expect(wrong.errors.contains("B.scene.yaml:4:5: error: "))
    #expect(wrong.errors.components(separatedBy: "error: ").count == 2, "an error is told once")
  }

  /// Files that know which scenes were read, under a clock that is a day ahead: what was just written counts as settled.
  private final class Witness: Sendable {
    let scenes = Mutex<Set<String>>([])

    var files: FileSystem {
      var files = FileSystem.real
      files.read = { [self] path, limit throws(FileError) in
        if path.hasSuffix(".scene.yaml") { scenes.withLock { _ = $0.insert(FilePath.name(of: path)) } }
        return try FileSystem.real.read(path, limit)
      }
      files.now = { FileSystem.real.now() + 86_400_000_000_000 }
      return files
    }
  }

  @Test("A build reads only the scenes that have changed, and those whose Swift others change")
  func unchanged() throws {
    let names = ["Apple", "Berry", "Cherry"]
    let files = names.map { name in
      ("\(name).scene.yaml", Self.scene.replacing("Shop.Home", with: "Shop.\(name)Controller"))
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    func build() -> (status: ToolStatus, errors: String, read: [String]) {
      let witness = Witness()
      let surroundings = Surroundings(files: witness.files)
      let paths = (["Nibs", "Maps", "Swift", "Cache"] + names.map { $0 + ".scene.yaml" }).map { folder.path + "/" + $0 }
      let status = BuildTool.run(["build", "Shop"] + paths, in: surroundings)
      return (status, surroundings.errors.text, witness.scenes.withLock { $0.sorted() })
    }
    func swift() throws -> [String] {
      let maps = "      #if DEBUG\n        UINib.registerSourceMaps(in: \"\(folder.at("Maps"))\")\n      #endif\n"
      return try (names.map { "\($0).scene.swift" } + ["Scenes.classes.swift"])
        .map { try folder.text("Swift/\($0)").replacing(maps, with: "") }
    }
    /// The Swift without what earlier runs have left.
    func fresh() throws -> [String] {
      let paths = names.map { folder.path + "/" + $0 + ".scene.yaml" }
      let run = Invocation(
        arguments: ["generate", "--module=Shop", "--bundle=module", "--output-dir=@Fresh"] + paths,
        in: folder
      )
      #expect(run.status == .success)
      return try (names.map { "\($0).scene.swift" } + ["Scenes.classes.swift"]).map { try folder.text("Fresh/\($0)") }
    }
    #expect(build().read.count == 3)
    #expect(try swift() == fresh())
    #expect(build().read == [])
    let berry = try folder.text("Berry.scene.yaml")
    try folder.write(berry + "# A comment\n", to: "Berry.scene.yaml")
    #expect(build().read == ["Berry.scene.yaml"])
    #expect(try swift() == fresh())
    // The type of the scene Apple cannot have the name of a class of the module.
    try folder.write(berry.replacing("Shop.BerryController", with: "Shop.Apple"), to: "Berry.scene.yaml")
    let renamed = build()
    #expect(renamed.status == .success && renamed.read == ["Apple.scene.yaml", "Berry.scene.yaml"])
    #expect(try folder.text("Swift/Apple.scene.swift").contains("struct AppleScene {"))
    #expect(try swift() == fresh())
    // What contradicts a scene that has not changed is told with its location.
    let cherry = berry.replacing("Shop.BerryController", with: "Shop.AppleController").replacing(
      "superclass: UIViewController",
      with: "superclass: UITableViewController"
    ).replacing("UIView,", with: "UITableView,")
    try folder.write(cherry, to: "Cherry.scene.yaml")
    let conflict = build()
    #expect(conflict.status == .findings)
    #expect(conflict.errors.contains("Cherry.scene.yaml:2:"))
    #expect(conflict.errors.contains("see Apple.scene.yaml:2"))
    try FileManager.default.removeItem(atPath: folder.at("Swift/Apple.scene.swift"))
    try folder.write(berry.replacing("Berry", with: "Cherry"), to: "Cherry.scene.yaml")
    #expect(build().status == .success)
    #expect(try swift() == fresh())
  }
}
