import DioramaDriver
import NibArchive
import TestSupport
import Testing
import ToolTestSupport

/// `compile --like`: nibs like those that an application has.
@Suite @MainActor struct LikeNibTests {
  private static let label = "scene: 1\nobjects:\n  - {class: UILabel, text: A}\n"
  private static let files = [
    "A.scene.yaml": label,
    "Main.storyboard.yaml": """
    storyboard: 1
    initialViewController: Home
    scenes:
      Home: {viewController: {class: UIViewController, view: {subviews: [{class: UILabel, text: A}]}}}

    """,
  ]

  @Test("The nib is written like the version that made the other", arguments: ["8", "11", "12.5", "13", "16"])
  func nib(xcode: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(Invocation("compile", "@A.scene.yaml", "--xcode", xcode, "-o", "@Old.nib", in: folder).status == .success)
    let run = Invocation("compile", "@A.scene.yaml", "--like", "@Old.nib", "-o", "@New.nib", in: folder)
    #expect(run.status == .success && run.errors.contains("written like Xcode "), "\(run.said)")
    #expect(try folder.bytes("New.nib") == folder.bytes("Old.nib"))
  }

  @Test("A compiled storyboard shows its version, too")
  func storyboard() throws {
    let folder = try TemporaryFolder(Self.files)
    let made = Invocation("compile", "@Main.storyboard.yaml", "--xcode", "9", "-o", "@Old.storyboardc", in: folder)
    #expect(made.status == .success, "\(made.said)")
    let run = Invocation("compile", "@A.scene.yaml", "--like", "@Old.storyboardc", "-o", "@A.nib", in: folder)
    #expect(run.errors.contains("written like Xcode 10"), "\(run.said)")
    #expect(try NibArchive(decoding: folder.bytes("A.nib")).coderVersion == 9)
  }

  @Test("What shows no version, or is no nib, is a wrong call that writes nothing")
  func mistakes() throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["B.scene.yaml": "scene: 1\nobjects: [{class: NSObject}]\n"]) { $1 }
    )
    #expect(Invocation("compile", "@B.scene.yaml", "--xcode", "9", "-o", "@B.nib", in: folder).status == .success)
    for (like, message) in [
      ("@B.nib", "shows no version of Xcode"), ("@A.scene.yaml", "is no nib"), ("@None.nib", "None.nib"),
    ] {
      let run = Invocation("compile", "@A.scene.yaml", "--like", like, "-o", "@A.nib", in: folder)
      #expect(run.status != .success && run.errors.contains(message), "\(run.said)")
    }
    let both = Invocation("compile", "@A.scene.yaml", "--like", "@B.nib", "--xcode", "9", in: folder)
    #expect(both.status == .usage && both.errors.contains("cannot be given with"))
    #expect(try !folder.names().contains("A.nib"))
  }
}
