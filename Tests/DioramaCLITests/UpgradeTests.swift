import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// `diorama upgrade`, with each of its options and exit statuses.
@MainActor
struct UpgradeTests {
  private static let current = "scene: 1\nobjects:\n  - {class: UIView}\n"
  private static let old = """
    # From the time before versions.
    objects:
      - {class: UIActivityIndicatorView, style: gray}   # as it was

    """
  private static let upgraded = """
    # From the time before versions.
    scene: 1
    objects:
      - {class: UIActivityIndicatorView, style: medium}   # as it was

    """

  @Test("A scene gets its version and the names of today; others stay, and are counted")
  func inPlace() throws {
    let folder = try TemporaryFolder([
      "Old.scene.yaml": Self.old, "New.scene.yaml": Self.current, ".diorama.yaml": "target: 14.0\n",
    ])
    let run = Invocation("upgrade", "@", in: folder)
    #expect(run.status == .success)
    #expect(try folder.text("Old.scene.yaml") == Self.upgraded)
    #expect(try folder.text("New.scene.yaml") == Self.current)
    let said = "upgraded 1 scene with 2 changes; 1 scene is at version 1 of the language, the newest"
    #expect(run.errors == "diorama: note: \(said)\n")
    let again = Invocation("upgrade", "@", in: folder)
    #expect(again.errors == "diorama: note: 2 scenes are at version 1 of the language, the newest\n")
    #expect(Invocation("upgrade", "@", "--quiet", in: folder).errors == "")
  }

  @Test("Each file of a storyboard is upgraded, whichever is named", arguments: ["@", "@Main/Home.scene.yaml"])
  func storyboards(argument: String) throws {
    let home =
      "scene: 1\nviewController:\n  class: UIViewController\n  view:\n    subviews: [{class: UIActivityIndicatorView, style: gray}]\n"
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n", "Main/Home.scene.yaml": home,
      ".diorama.yaml": "target: 14.0\n",
    ])
    let run = Invocation("upgrade", argument, in: folder)
    #expect(run.status == .success)
    #expect(run.errors.contains("upgraded 1 scene with 1 change; 1 scene is at version 1"))
    #expect(try folder.text("Main/Home.scene.yaml") == home.replacing("gray", with: "medium"))
    #expect(Invocation("upgrade", "@", "--check", in: folder).status == .success)
  }

  @Test("Without a target, nothing is known to be old but the missing version")
  func withoutTarget() throws {
    let folder = try TemporaryFolder(["Old.scene.yaml": Self.old])
    #expect(Invocation("upgrade", "@", in: folder).status == .success)
    #expect(try folder.text("Old.scene.yaml") == Self.upgraded.replacing("medium", with: "gray"))
  }

  @Test("--check and --diff write nothing")
  func check() throws {
    let folder = try TemporaryFolder(["Old.scene.yaml": Self.old, "New.scene.yaml": Self.current])
    let check = Invocation("upgrade", "@", "--check", "--quiet", in: folder)
    #expect(check.status == .findings)
    #expect(check.errors == "Old.scene.yaml: would be upgraded\n")
    let diff = Invocation("upgrade", "@", "--diff", in: folder)
    #expect(diff.status == .success)
    #expect(diff.output.contains("\n+scene: 1\n"))
    #expect(diff.errors.contains("would upgrade 1 scene with 1 change;"))
    #expect(try folder.text("Old.scene.yaml") == Self.old)
  }

  @Test("The version is written in the text's own manner")
  func manners() {
    let texts = [
      "objects:\r\n  - {class: UIView}\r\n": "scene: 1\r\nobjects:\r\n  - {class: UIView}\r\n",
      "{objects: [{class: UIView}]}\n": "{scene: 1, objects: [{class: UIView}]}\n",
      "---\n  objects: [{class: UIView}]\n": "---\n  scene: 1\n  objects: [{class: UIView}]\n",
    ]
    for (old, new) in texts {
      let run = Invocation("upgrade", "-", input: old)
      #expect(run.status == .success)
      #expect(run.output == new)
    }
  }

  @Test("What has no replacement, errors and newer versions are reported, and stay")
  func left() throws {
    let scenes = [
      "Web.scene.yaml": "scene: 1\nobjects:\n  - {class: UIWebView}\n", "Wrong.scene.yaml": Scenes.wrong,
      "Next.scene.yaml": "scene: 2\nobjects:\n  - {class: UIView}\n",
    ]
    let folder = try TemporaryFolder(scenes)
    let run = Invocation("upgrade", "@", "--diagnostics", "gcc", in: folder)
    #expect(run.status == .findings)
    for id in ["deprecated-class", "unknown-property", "newer-version"] { #expect(run.errors.contains("[\(id)]")) }
    for (name, text) in scenes { #expect(try folder.text(name) == text) }
    #expect(Invocation("upgrade", in: folder).status == .usage)
    #expect(Invocation("upgrade", "@Missing.scene.yaml", in: folder).status == .unreadableInput)
  }
}
