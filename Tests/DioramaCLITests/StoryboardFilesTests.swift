import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// `diorama import`, `export` and `diff` of storyboards, which are folders of files.
@MainActor
struct StoryboardFilesTests {
  private static func document(_ name: String = "Garden") throws -> String {
    try String(contentsOf: Repository.url("Tests/Fixtures/documents/storyboards/\(name).storyboard"), encoding: .utf8)
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Base.txt": "", "App/Garden.storyboard": try Self.document()])
  }

  @Test("A storyboard becomes its own file and a folder of scenes, and comes back the same")
  func roundTrip() throws {
    let folder = try folder()
    #expect(Invocation("import", "@App", "--output-dir", "@Scenes", in: folder).status == .success)
    let files = try folder.names().filter { $0.hasPrefix("Scenes/") && $0.hasSuffix(".yaml") }
    #expect(
      files == [
        "Scenes/Garden.storyboard.yaml", "Scenes/Garden/Legend.scene.yaml", "Scenes/Garden/Notes.scene.yaml",
        "Scenes/Garden/Plant.scene.yaml", "Scenes/Garden/Plants.scene.yaml",
      ]
    )
    #expect(Invocation("export", "@Scenes/Garden.storyboard.yaml", in: folder).status == .success)
    #expect(try folder.text("Scenes/Garden.storyboard") == Self.document())
    try folder.write("mine", to: "Scenes/Garden.storyboard")
    let again = Invocation("export", "@Scenes/Garden.storyboard.yaml", in: folder)
    #expect(again.status == .unwritableOutput)
    #expect(again.errors.contains("Scenes/Garden.storyboard: exists already"))
  }

  @Test("Nothing that is there is harmed, and the scenes' names stay")
  func existingFiles() throws {
    let folder = try folder()
    try folder.write("scene: 1\nviewController: {class: UIViewController}\n", to: "Scenes/Garden/Mine.scene.yaml")
    let refused = Invocation("import", "@App", "--output-dir", "@Scenes", in: folder)
    #expect(refused.status == .unwritableOutput)
    #expect(refused.errors.contains("Scenes/Garden/Mine.scene.yaml: would be a scene of Scenes/Garden.storyboard.yaml"))
    #expect(!folder.has("Scenes/Garden.storyboard.yaml"))
    let other = ["import", "@App", "--output-dir", "@Other"]
    #expect(Invocation(arguments: other, in: folder).status == .success)
    try folder.write(folder.text("Other/Garden/Plants.scene.yaml"), to: "Other/Garden/List.scene.yaml")
    try FileManager.default.removeItem(atPath: folder.path + "/Other/Garden/Plants.scene.yaml")
    let manifest = try folder.text("Other/Garden.storyboard.yaml").replacing("[Plants]", with: "[List]")
    try folder.write(manifest, to: "Other/Garden.storyboard.yaml")
    #expect(Invocation(arguments: other, in: folder).status == .unwritableOutput)
    #expect(Invocation(arguments: other + ["--overwrite"], in: folder).status == .success)
    #expect(folder.has("Other/Garden/List.scene.yaml") && !folder.has("Other/Garden/Plants.scene.yaml"))
  }

  @Test("A xib that would be taken for a scene of a storyboard is not imported there")
  func xibInTheFolder() throws {
    let folder = try folder()
    try folder.write(Documents.view, to: "App/Garden/Row.xib")
    let run = Invocation("import", "@App", "--output-dir", "@Scenes", in: folder)
    #expect(run.status == .usage)
    #expect(
      run.errors.contains("Scenes/Garden/Row.scene.yaml: would be taken for a scene of Scenes/Garden.storyboard.yaml")
    )
    #expect(!folder.has("Scenes/Garden/Row.scene.yaml") && folder.has("Scenes/Garden.storyboard.yaml"))
  }

  @Test("Storyboards are compared scene by scene, whatever their form")
  func differences() throws {
    let folder = try folder()
    #expect(Invocation("import", "@App", "--output-dir", "@Scenes", in: folder).status == .success)
    let same = Invocation("diff", "@App/Garden.storyboard", "@Scenes/Garden.storyboard.yaml", in: folder)
    #expect(same.status == .success && same.output.isEmpty, "\(same.output)\(same.errors)")
    let changed = try Self.document().replacing("text=\"Green\"", with: "text=\"Red\"")
      .replacing("kind=\"show\" identifier=\"showPlant\"", with: "kind=\"showDetail\" identifier=\"showPlant\"")
      .replacing("customClass=\"NotesViewController\"", with: "customClass=\"MemoViewController\"")
    try folder.write(changed, to: "Later.storyboard")
    let run = Invocation("diff", "@App/Garden.storyboard", "@Later.storyboard", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        ~ Legend: viewController.view[0].subviews[0] (UILabel).text: Green -> Red
        ~ Notes: viewController (Garden.NotesViewController).class: Garden.NotesViewController -> Garden.MemoViewController
        ~ Plants: tableView.prototypeCells[0] (UITableViewCell).segues: show Plant, identifier: showPlant, creator: \
        makePlant:sender: -> showDetail Plant, identifier: showPlant, creator: makePlant:sender:

        """
    )
    let mixed = Invocation("diff", "@App/Garden.storyboard", "@Scenes/Garden/Plant.scene.yaml", in: folder)
    #expect(mixed.status == .usage)
  }

  @Test("A renamed scene is told as such, with added and removed ones")
  func renamedScenes() throws {
    let scene = "scene: 1\nviewController:\n  class: UIViewController\n  title: T\n  storyboardIdentifier: I\n"
    let folder = try TemporaryFolder([
      "A.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n",
      "A/Home.scene.yaml": scene,
      "A/Old.scene.yaml": scene.replacing("title: T", with: "title: Old").replacing(" I", with: " O"),
      "B.storyboard.yaml": "storyboard: 1\ninitialViewController: Start\n",
      "B/Start.scene.yaml": scene,
      "B/New.scene.yaml": scene.replacing("title: T", with: "title: New").replacing(" I", with: " N"),
    ])
    let run = Invocation("diff", "@A.storyboard.yaml", "@B.storyboard.yaml", in: folder)
    #expect(run.output == "~ scene Home is now Start\n- scene Old\n+ scene New\n", "\(run.errors)")
    let json = Invocation("diff", "@A.storyboard.yaml", "@B.storyboard.yaml", "--json", in: folder)
    #expect(json.output.contains("\"kind\": \"renamed\""))
  }
}
