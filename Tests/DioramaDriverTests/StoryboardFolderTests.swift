import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import Testing
import ToolTestSupport

/// Storyboards become folders, which are written as a whole.
@MainActor
struct StoryboardFolderTests {
  private static let manifest = """
    storyboard: 1
    initialViewController: Home
    scenes:
      Other:
        viewController:
          class: UIViewController
          storyboardIdentifier: Other
          view: {frame: [0, 0, 320, 480]}

    """

  private static func home(_ title: String) -> String {
    """
    scene: 1
    viewController:
      class: UIViewController
      title: \(title)
      view: {frame: [0, 0, 320, 480]}
      segues: [{kind: show, destination: Other, identifier: openOther}]

    """
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.storyboard.yaml": Self.manifest, "App/Main/Home.scene.yaml": Self.home("Home")])
  }

  private static let nibs = [
    "Home-view.nib", "Info.plist", "Other-view.nib", "Other.nib", "UIViewController-Home.nib",
  ]

  private func compiled(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.at("App/Main.storyboardc"))
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes("App/Main.storyboardc/\($0)")) })
  }

  private func identity(_ path: String, in folder: TemporaryFolder) throws -> FileStatus.Identity {
    try FileSystem.real.status(folder.at(path)).identity
  }

  @Test(
    "The storyboard, a scene in its folder and the folder around both compile it",
    arguments: ["@App/Main.storyboard.yaml", "@App/Main/Home.scene.yaml", "@App", "@"]
  )
  func names(argument: String) throws {
    let folder = try folder()
    #expect(Invocation("compile", argument, in: folder).status == .success)
    #expect(try compiled(folder).keys.sorted() == Self.nibs)
    #expect(!folder.has("App/Main/Home.nib"))
    let info = try StoryboardInfo(decoding: try folder.bytes("App/Main.storyboardc/Info.plist"))
    #expect(info.entryPoint == "UIViewController-Home")
    #expect(info.nibNames == ["Other": "Other", "UIViewController-Home": "UIViewController-Home"])
  }

  @Test("What stays the same is a link to the old file, and nothing is written where nothing changes")
  func unchangedNibs() throws {
    let folder = try folder()
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    let before = try identity("App/Main.storyboardc", in: folder)
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    #expect(try identity("App/Main.storyboardc", in: folder) == before)
    let (other, home) = ("App/Main.storyboardc/Other-view.nib", "App/Main.storyboardc/UIViewController-Home.nib")
    let (kept, changed) = (try identity(other, in: folder), try identity(home, in: folder))
    try folder.write(Self.home("House"), to: "App/Main/Home.scene.yaml")
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    #expect(try identity(other, in: folder) == kept)
    #expect(try identity(home, in: folder) != changed)
    #expect(try compiled(folder).keys.sorted() == Self.nibs)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.at("App")).sorted() == [
        "Main", "Main.storyboard.yaml", "Main.storyboardc",
      ]
    )
  }

  @Test("The folder is the old one or the new one, wherever its writing ends", arguments: [true, false])
  func killedWriting(canExchange: Bool) throws {
    for step in 0..<30 {
      let folder = try folder()
      #expect(Invocation("compile", "@App", in: folder).status == .success)
      let old = try compiled(folder)
      try folder.write(Self.home("House"), to: "App/Main/Home.scene.yaml")
      let writing = StoppedWriting(at: step)
      var files = writing.files
      files.change { changes in
        let exchange = changes.exchange
        changes.exchange = { one, other throws(FileError) in
          guard canExchange else { throw FileError(path: other, reason: .system(ENOSYS)) }
          try exchange(one, other)
        }
      }
      let status = Invocation("compile", "@App", "--jobs", "1", in: folder, files: files).status
      // Without an exchange there is a moment between two steps, at which nothing can put the old folder back.
      let isBetween = !canExchange && !folder.has("App/Main.storyboardc")
      let now = isBetween ? [:] : try compiled(folder)
      #expect(Invocation("compile", "@App", in: folder).status == .success)
      let new = try compiled(folder)
      #expect(new != old)
      #expect(isBetween || now == old || now == new, "step \(step)")
      guard writing.isStopped else {
        #expect(status == .success)
        #expect(step > 3)
        return
      }
      #expect(now != new || status == .success || canExchange)
    }
    Issue.record("the writing takes more steps than expected")
  }

  @Test("Where the new folder cannot take its name, the old one returns")
  func putBack() throws {
    let folder = try folder()
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    let old = try compiled(folder)
    try folder.write(Self.home("House"), to: "App/Main/Home.scene.yaml")
    var files = FileSystem.real
    files.change { changes in
      let move = changes.move
      changes.exchange = { _, other throws(FileError) in throw FileError(path: other, reason: .system(ENOSYS)) }
      changes.move = { source, destination throws(FileError) in
        let isNew = destination.hasSuffix("Main.storyboardc")
        if isNew, FileManager.default.fileExists(atPath: source + "/Info.plist"),
          FileManager.default.contents(atPath: source + "/UIViewController-Home.nib").map({ Array($0) })
            != old["UIViewController-Home.nib"]
        {
          throw FileError(path: destination, reason: .denied)
        }
        try move(source, destination)
      }
    }
    let run = Invocation("compile", "@App", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(try compiled(folder) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("App")).count == 3)
  }

  @Test("A folder with other things in it is nobody's to replace, and a folder cannot be printed")
  func refusals() throws {
    let folder = try folder()
    try folder.write("mine", to: "App/Main.storyboardc/notes.txt")
    let foreign = Invocation("compile", "@App", in: folder)
    #expect(foreign.status == .unwritableOutput)
    #expect(foreign.errors.contains("holds other files than a compiled storyboard's"))
    #expect(try folder.text("App/Main.storyboardc/notes.txt") == "mine")
    let printed = Invocation("compile", "@App/Main.storyboard.yaml", "-o", "-", in: folder)
    #expect(printed.status == .usage)
    #expect(printed.errors.contains("a storyboard becomes a folder, which cannot be printed"))
    #expect(Invocation("compile", "@App/Main.storyboard.yaml", "-o", "@Out.storyboardc", in: folder).status == .success)
    #expect(folder.has("Out.storyboardc/Info.plist"))
  }

  @Test("A depfile lists every scene of a storyboard")
  func depfile() throws {
    let folder = try folder()
    #expect(Invocation("compile", "@App", "--depfile=@all.d", in: folder).status == .success)
    #expect(
      try folder.text("all.d").replacing(folder.path + "/", with: "") == """
        App/Main.storyboardc: \\
          App/Main.storyboard.yaml \\
          App/Main/Home.scene.yaml

        """
    )
  }

  @Test("An identifier that is no file's name, or equals another but for its case, never becomes a path")
  func identifiers() throws {
    let identifiers = ["../Out", "a/b", "..", "Detail", "detail", "DETAIL-view", "Info.plist", "x\\ty", "C:\\\\x", " "]
    let scenes = identifiers.enumerated().map { index, identifier in
      "  S\(index): {viewController: {class: UIViewController, storyboardIdentifier: \"\(identifier)\", "
        + "view: {frame: [0, 0, 9, 9]}}}\n"
    }
    let folder = try TemporaryFolder(["App/Main.storyboard.yaml": "storyboard: 1\nscenes:\n" + scenes.joined()])
    let run = Invocation("compile", "@App", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("App")).sorted() == Self.compiledNames)
    let files = try compiled(folder).keys.sorted()
    #expect(files.count == 2 * identifiers.count + 1)
    #expect(Set(files.map { $0.lowercased() }).count == files.count)
    let info = try StoryboardInfo(decoding: try folder.bytes("App/Main.storyboardc/Info.plist"))
    #expect(info.nibNames.count == identifiers.count)
    #expect(info.nibNames["../Out"] == "S0" && info.nibNames["a/b"] == "S1" && info.nibNames[".."] == "S2")
    for name in info.nibNames.values {
      #expect(StoryboardInfo.isFileName(name) && files.contains(name + ".nib"), "\(name)")
    }
  }

  private static let compiledNames = ["Main.storyboard.yaml", "Main.storyboardc"]

  @Test("With --debug-info each nib has a map of its scene, and without it none stays")
  func maps() throws {
    let folder = try folder()
    #expect(Invocation("compile", "@App", "--debug-info", in: folder).status == .success)
    let files = try compiled(folder)
    let maps = Self.nibs.filter { $0.hasSuffix(".nib") }.map { $0 + NibSourceMap.suffix }
    #expect(files.keys.sorted() == (Self.nibs + maps).sorted())
    for name in maps {
      let map = try #require(files[name].flatMap { NibSourceMap(decoding: $0) })
      let nib = try #require(files[String(name.dropLast(NibSourceMap.suffix.count))])
      #expect(map.belongs(to: nib))
      #expect(map.source == (name.contains("Home") ? "Home.scene.yaml" : "Main.storyboard.yaml"))
      let className = name.contains("-view") ? "UIView" : "UIViewController"
      let line = name.contains("Home") ? (name.contains("-view") ? 5 : 3) : (name.contains("-view") ? 8 : 6)
      #expect(map.objects.values.contains { ($0.line, $0.className) == (line, className) }, "\(name) \(map.objects)")
      let archive = try NibArchive(decoding: nib)
      #expect(map.objects.keys.allSatisfy { $0.numbers.count == 1 && archive.objects.indices.contains($0.numbers[0]) })
    }
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    #expect(try compiled(folder).keys.sorted() == Self.nibs)
  }

  @Test("The nib of a container tells the lines of children in its own file, and none of another file's")
  func mapsOfContainers() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": """
      storyboard: 1
      initialViewController: Tabs
      scenes:
        Tabs:
          viewController:
            class: UITabBarController
            viewControllers: [Near, Far]
        Near:
          viewController:
            class: UIViewController
            view: {frame: [0, 0, 320, 480]}

      """,
      "Main/Far.scene.yaml": """
      scene: 1
      viewController:
        class: UITableViewController
        view: {class: UITableView, frame: [0, 0, 320, 480]}

      """,
    ])
    let run = Invocation("compile", "@", "--debug-info", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let name = "Main.storyboardc/UITabBarController-Tabs.nib"
    let map = try #require(NibSourceMap(decoding: try folder.bytes(name + NibSourceMap.suffix)))
    #expect(map.source == "Main.storyboard.yaml")
    let controllers = map.objects.values.filter { $0.className.hasSuffix("Controller") }
    #expect(Set(controllers.map(\.className)) == ["UITabBarController", "UIViewController"])
    #expect(Set(controllers.map(\.line)) == [6, 10])
  }

  @Test("A storyboard with a mistake leaves the folder as it is")
  func mistakes() throws {
    let folder = try folder()
    #expect(Invocation("compile", "@App", in: folder).status == .success)
    let old = try compiled(folder)
    try folder.write(Self.home("House").replacing("Other,", with: "Others,"), to: "App/Main/Home.scene.yaml")
    let run = Invocation("compile", "@App", in: folder)
    #expect(run.status == .findings)
    #expect(run.errors.contains("Home.scene.yaml:6:"))
    #expect(try compiled(folder) == old)
  }
}
