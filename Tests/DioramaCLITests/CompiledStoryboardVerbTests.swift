import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import Testing
import ToolTestSupport

/// What `decompile` and `diff` do with the folders of compiled storyboards.
@MainActor
struct CompiledStoryboardVerbTests {
  private static let manifest = """
    storyboard: 1
    initialViewController: Stack
    scenes:
      Stack:
        viewController:
          class: UINavigationController
          viewControllers: [Home]

    """
  private static let home = """
    scene: 1
    viewController:
      class: UIViewController
      title: Home
      view:
        class: UIView
        frame: [0, 0, 390, 844]

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Main.storyboard.yaml": Self.manifest, "Main/Home.scene.yaml": Self.home])
    #expect(Invocation("compile", "@Main.storyboard.yaml", in: folder).status == .success)
    return folder
  }

  @Test func decompile() throws {
    let folder = try folder()
    let run = Invocation("decompile", "@Main.storyboardc", "-o", "@Again.storyboard.yaml", in: folder)
    #expect(run.status == .success && run.errors == "", "\(run.errors)")
    #expect(try folder.text("Again/Home.scene.yaml").contains("title: Home"))
    #expect(Invocation("diff", "@Main.storyboard.yaml", "@Again.storyboard.yaml", in: folder).output == "")
    let printed = Invocation("decompile", "@Main.storyboardc", in: folder)
    #expect(printed.status != .success && printed.errors.contains("becomes 2 files"), "\(printed.errors)")
    let scene = Invocation("decompile", "@Main.storyboardc", "-o", "@Again.scene.yaml", in: folder)
    #expect(scene.status != .success && scene.errors.contains(".storyboard.yaml"), "\(scene.errors)")
    try folder.write(Self.home, to: "Other/Else.scene.yaml")
    let other = Invocation("decompile", "@Main.storyboardc", "-o", "@Other.storyboard.yaml", in: folder)
    #expect(other.status != .success && other.errors.contains("would be a scene of"), "\(other.errors)")
  }

  @Test("A storyboard differs from what it compiles to in nothing, in whatever order, and then in what is changed")
  func diff() throws {
    let folder = try folder()
    for pair in [["@Main.storyboard.yaml", "@Main.storyboardc"], ["@Main.storyboardc", "@Main.storyboard.yaml"]] {
      let run = Invocation(arguments: ["diff"] + pair, in: folder)
      #expect(run.status == .success && run.output == "", "\(run.output) \(run.errors)")
    }
    try folder.write(Self.home.replacing("title: Home", with: "title: Start"), to: "Main/Home.scene.yaml")
    let changed = Invocation("diff", "@Main.storyboardc", "@Main.storyboard.yaml", in: folder)
    #expect(changed.status == .findings && changed.output.contains("title"), "\(changed.output)")
    #expect(changed.output.split(separator: "\n").count == 1, "\(changed.output)")
  }

  @Test(
    "Names in Info.plist that lead elsewhere, links and damaged nibs are refused",
    arguments: ["decompile", "inspect"]
  )
  func hostileFolder(verb: String) throws {
    for name in ["../Outside", "a/b", "..", "a\0b"] {
      let folder = try folder()
      try folder.write("secret", to: "Outside.nib")
      let names = PropertyList.dictionary(["Home": .string(name)])
      let table = PropertyList.dictionary(["UIViewControllerIdentifiersToNibNames": names])
      try Data(table.encoded()).write(to: URL(fileURLWithPath: folder.at("Main.storyboardc/Info.plist")))
      let run = Invocation(verb, "@Main.storyboardc", in: folder)
      #expect(run.status == .unreadableInput && run.errors.contains("Info.plist"), "\(run.status) \(run.errors)")
      #expect(!run.output.contains("secret") && !run.errors.contains("secret"))
    }
    let folder = try folder()
    let nib = folder.at("Main.storyboardc/Home-view.nib")
    try Data("NIBArchive and no more".utf8).write(to: URL(fileURLWithPath: nib))
    let damaged = Invocation(verb, "@Main.storyboardc", in: folder)
    #expect(damaged.status != .success && damaged.errors.contains("Home-view.nib"), "\(damaged.errors)")
    try folder.write("secret", to: "Outside.nib")
    try FileManager.default.removeItem(atPath: nib)
    try FileManager.default.createSymbolicLink(atPath: nib, withDestinationPath: folder.at("Outside.nib"))
    let linked = Invocation(verb, "@Main.storyboardc", in: folder)
    #expect(linked.status == .unreadableInput && linked.errors.contains("Home-view.nib"), "\(linked.errors)")
    #expect(!linked.output.contains("secret") && !linked.errors.contains("secret"))
  }

  @Test("The table of scenes says what leads to each, for people and for programs")
  func inspect() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": """
      storyboard: 1
      initialViewController: List
      references:
        Help: {name: Help}

      """,
      "Main/List.scene.yaml": """
      scene: 1
      viewController:
        class: UIViewController
        segues: [{kind: show, destination: Detail, identifier: detail}, {kind: show, destination: Help, identifier: help}]
        view: {frame: [0, 0, 390, 844]}

      """,
      "Main/Detail.scene.yaml": """
      scene: 1
      viewController: {class: Notes.Detail, superclass: UIViewController, view: {frame: [0, 0, 390, 844]}}

      """,
    ])
    #expect(Invocation("compile", "@Main.storyboard.yaml", in: folder).status == .success)
    let table = Invocation("inspect", "@Main.storyboardc", in: folder).output.split(separator: "\n").map {
      $0.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(table.first == ["scene", "class", "nibs", "led to from", "leads to"])
    #expect(table.first { $0[0].hasPrefix("→ ") }?.contains("UIViewController") == true)
    #expect(table.contains { $0.contains("Notes.Detail") && $0.last == "UIViewController-List" })
    let json = Invocation("inspect", "@Main.storyboardc", "--json", in: folder).output
    let facts = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(facts["kind"] as? String == "storyboard" && facts["initialScene"] as? String == "UIViewController-List")
    let scenes = try #require(facts["scenes"] as? [[String: Any]])
    #expect(scenes.contains { $0["reference"] as? String == "Help" && $0["sources"] as? [String] != [] })
    let objects = Invocation("inspect", "@Main.storyboardc", "--objects", in: folder).output
    #expect(objects.contains("Detail-view.nib\n") && objects.contains("UIViewController-List.nib\n"))
  }

  @Test("A storyboard is not written into what is named like a nib")
  func outputNamedAsNib() throws {
    let folder = try folder()
    let run = Invocation("compile", "@Main.storyboard.yaml", "-o", "@Main.nib", in: folder)
    #expect(run.status == .usage && run.errors.contains("Main.storyboardc"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.at("Main.nib")))
  }

  @Test func missingNib() throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.at("Main.storyboardc/Home-view.nib"))
    for verb in [["decompile", "@Main.storyboardc"], ["diff", "@Main.storyboardc", "@Main.storyboardc"]] {
      let run = Invocation(arguments: verb, in: folder)
      #expect(run.status == .unreadableInput && run.errors.contains("Home-view.nib"), "\(run.status) \(run.errors)")
    }
  }
}
