import DioramaDriver
import Testing
import ToolTestSupport

/// What commands for single nibs and scenes say of a storyboard's files.
@Suite @MainActor struct StoryboardInputTests {
  @Test(arguments: ["inspect"], ["Main.storyboard.yaml", "Main/Home.scene.yaml"])
  func filesOfStoryboards(verb: String, file: String) throws {
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n",
      "Main/Home.scene.yaml": "scene: 1\nviewController: {class: UIViewController, view: {frame: [0, 0, 1, 1]}}\n",
    ])
    let run = Invocation(verb, "@\(file)", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("\(file): belongs to a storyboard; compile that, and name a nib in its folder"))
  }
}
