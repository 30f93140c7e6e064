import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Verbs that show nibs and scenes, given the files of a storyboard.
@Suite @MainActor struct StoryboardInputTests {
  private static let home = """
    viewController: {class: UIViewController, view: {frame: [0, 0, 1, 1]}, segues: [{kind: show, destination: Next}]}

    """
  private static let files = [
    "Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n",
    "Main/Home.scene.yaml": "scene: 1\n" + home,
    "Main/Next.scene.yaml": "scene: 1\nviewController: {class: UITableViewController, view: {class: UITableView}}\n",
  ]

  @Test("A scene of a storyboard has no nib by itself to inspect") func member() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = Invocation("inspect", "@Main/Home.scene.yaml", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("Main/Home.scene.yaml: is a scene of a storyboard; name the storyboard"))
  }

  @Test("A storyboard is inspected as its compiled folder is", arguments: [[], ["--json"], ["--objects"]])
  func whole(form: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(Invocation("compile", "@Main.storyboard.yaml", in: folder).status == .success)
    let source = Invocation(arguments: ["inspect", "@Main.storyboard.yaml"] + form, in: folder)
    let compiled = Invocation(arguments: ["inspect", "@Main.storyboardc"] + form, in: folder)
    #expect(source.status == .success && source.output.contains("Home"), "\(source.said)")
    #expect(source.output == compiled.output.replacing("Main.storyboardc", with: "Main.storyboard.yaml"))
  }

  @Test("The tree of a storyboard has all its scenes, each under its name") func trees() throws {
    let folder = try TemporaryFolder(Self.files)
    let text = Invocation("tree", "@Main.storyboard.yaml", in: folder)
    let scenes = ["Home", "Next"].map { name in
      "\(name):\n" + Invocation("tree", "@Main.storyboard.yaml", "--scene", name, in: folder).output
    }
    #expect(text.status == .success, "\(text.said)")
    #expect(text.output == scenes.joined(separator: "\n"))
    let json = Invocation("tree", "@Main.storyboard.yaml", "--json", in: folder)
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let objects = try #require(document?["objects"] as? [[String: Any]])
    #expect(objects.map { $0["scene"] as? String } == ["Home", "Next"])
    #expect(objects.allSatisfy { ($0["children"] as? [Any])?.isEmpty == false })
  }
}
