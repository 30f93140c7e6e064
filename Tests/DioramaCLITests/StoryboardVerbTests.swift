import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// What verbs about text do with storyboards and the scenes in the folders beside them.
@MainActor
struct StoryboardVerbTests {
  private static let manifest = """
    storyboard: 1
    initialViewController: Home
    styles:
      page: {frame: [0, 0, 390, 844]}
    scenes:
      # The first screen.
      Home: # with a list
        viewController:
          class: UIViewController
          view: {styles: page}
          segues: [{kind: show, destination: Detail, identifier: detail}]
          # behind

      Small: {viewController: {class: UIViewController, storyboardIdentifier: Small}}

    """
  private static let detail = """
    # What is shown.
    scene: 1
    viewController:
      class: UIViewController
      view: {styles: page}

    """

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["Main.storyboard.yaml": Self.manifest, "Main/Detail.scene.yaml": Self.detail].merging(more) { $1 }
    )
  }

  @Test("A folder's scenes belong to its storyboard; naming one means the storyboard")
  func validate() throws {
    let alone = "scene: 1\nobjects: [{class: UIView}]\n"
    let folder = try folder(["Alone.scene.yaml": alone, "Main/Deeper/Other.scene.yaml": alone])
    for name in ["@", "@Main.storyboard.yaml", "@Main/Detail.scene.yaml", "@Main"] {
      let run = Invocation("validate", name, in: folder)
      #expect(run.status == .success, "\(name): \(run.errors)")
      #expect(run.errors == "")
    }
    try folder.write(
      Self.detail + "  segues: [{kind: show, destination: Hom, identifier: back}]\n",
      to: "Main/Detail.scene.yaml"
    )
    for name in ["@Main.storyboard.yaml", "@Main/Detail.scene.yaml"] {
      let run = Invocation("validate", name, "--diagnostics", "gcc", in: folder)
      #expect(run.status == .findings)
      #expect(
        run.errors.contains("Main/Detail.scene.yaml:6:38: error: the storyboard has no scene 'Hom'"),
        "\(run.errors)"
      )
    }
  }

  @Test("Standard input takes the place of the file of its name")
  func standardInput() throws {
    let folder = try folder()
    let text = Self.detail.replacingOccurrences(of: "UIViewController", with: "UIViewControler")
    let run = Invocation(
      "validate",
      "-",
      "--stdin-filename",
      "@Main/Detail.scene.yaml",
      "--diagnostics",
      "gcc",
      in: folder,
      input: text
    )
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("Main/Detail.scene.yaml:4:10: error: there is no class"), "\(run.errors)")
  }

  @Test("A scene of a storyboard that is not there is a stray")
  func stray() throws {
    let folder = try TemporaryFolder(["Main/Detail.scene.yaml": Self.detail])
    let run = Invocation("validate", "@", "--diagnostics", "gcc", in: folder)
    #expect(run.status == .findings && run.errors.contains("[stray-scene]"), "\(run.errors)")
  }

  @Test("References are held against the storyboards among the inputs")
  func references() throws {
    let other = """
      storyboard: 1
      initialViewController: Start
      references: {Small: {name: Main, identifier: Smal}}
      scenes:
        Start:
          viewController:
            class: UIViewController
            segues: [{kind: show, destination: Small, identifier: small}]

      """
    let folder = try folder(["Other.storyboard.yaml": other])
    #expect(Invocation("validate", "@Other.storyboard.yaml", in: folder).status == .success)
    let run = Invocation("validate", "@", in: folder)
    #expect(run.status == .findings)
    #expect(run.errors.contains("no controller of the storyboard 'Main' has the identifier 'Smal'"), "\(run.errors)")
  }

  @Test("The linter looks at each scene, and at the storyboard; fixes are made in the file of each")
  func lint() throws {
    let detail = Self.detail + "  segues: [{kind: push, destination: Small}]\n"
    let folder = try folder(["Main/Detail.scene.yaml": detail])
    let run = Invocation("lint", "@Main/Detail.scene.yaml", "--diagnostics", "gcc", in: folder)
    #expect(run.said.contains("Main/Detail.scene.yaml:6:19: warning: 'push' is deprecated"), "\(run.said)")
    #expect(run.said.contains("[unnamed-segue]"))
    #expect(Invocation("lint", "@Main", "--fix", "--unsafe", in: folder).status == .success)
    #expect(try folder.text("Main/Detail.scene.yaml").contains("kind: show, destination: Small"))
    #expect(try folder.text("Main.storyboard.yaml") == Self.manifest)
  }

  @Test("Each file is formatted by itself")
  func format() throws {
    let untidy = "scene: 1\nviewController: {view: {styles: page}, class: UIViewController}\n"
    let folder = try folder(["Main/Detail.scene.yaml": untidy])
    let check = Invocation("format", "@", "--check", in: folder)
    #expect(check.errors == "Main/Detail.scene.yaml: would be formatted\n", "\(check.errors)")
    #expect(Invocation("format", "@Main.storyboard.yaml", in: folder).status == .success)
    #expect(try folder.text("Main.storyboard.yaml") == Self.manifest)
    #expect(try folder.text("Main/Detail.scene.yaml") == untidy)
    #expect(Invocation("format", "@Main/Detail.scene.yaml", in: folder).status == .success)
    #expect(
      try folder.text("Main/Detail.scene.yaml")
        == "scene: 1\nviewController: {class: UIViewController, view: {styles: page}}\n"
    )
  }

  @Test("split moves scenes into files, with their comments; --join moves them back")
  func split() throws {
    let folder = try folder()
    let run = Invocation("split", "@Main.storyboard.yaml", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors == "diorama: note: moved 2 scenes out of Main.storyboard.yaml\n")
    #expect(
      try folder.text("Main.storyboard.yaml")
        == "storyboard: 1\ninitialViewController: Home\nstyles:\n  page: {frame: [0, 0, 390, 844]}\n"
    )
    #expect(
      try folder.text("Main/Home.scene.yaml") == """
        # The first screen.
        # with a list
        scene: 1
        viewController:
          class: UIViewController
          view: {styles: page}
          segues: [{kind: show, destination: Detail, identifier: detail}]
          # behind

        """
    )
    #expect(
      try folder.text("Main/Small.scene.yaml")
        == "scene: 1\nviewController: {class: UIViewController, storyboardIdentifier: Small}\n"
    )
    #expect(Invocation("split", "@Main.storyboard.yaml", in: folder).errors == "")
    #expect(Invocation("split", "@", "--join", in: folder).status == .success)
    #expect(try folder.names() == ["Main.storyboard.yaml"])
    #expect(
      try folder.text("Main.storyboard.yaml") == """
        storyboard: 1
        initialViewController: Home
        styles:
          page: {frame: [0, 0, 390, 844]}
        scenes:
          # What is shown.
          Detail:
            viewController:
              class: UIViewController
              view: {styles: page}
          # The first screen.
          # with a list
          Home:
            viewController:
              class: UIViewController
              view: {styles: page}
              segues: [{kind: show, destination: Detail, identifier: detail}]
              # behind
          Small:
            viewController: {class: UIViewController, storyboardIdentifier: Small}

        """
    )
    #expect(Invocation("validate", "@", in: folder).status == .success)
  }

  @Test("A scene that an alias leads into stays where it is")
  func aliases() throws {
    let text = """
      storyboard: 1
      initialViewController: A
      scenes:
        A:
          viewController: {class: UIViewController, view: {frame: &frame [0, 0, 1, 1]}, storyboardIdentifier: A}
        B:
          viewController: {class: UIViewController, view: {frame: *frame}, storyboardIdentifier: B}

      """
    let folder = try TemporaryFolder(["Main.storyboard.yaml": text])
    let run = Invocation("split", "@", in: folder)
    #expect(
      run.errors.contains("the scene 'A' stays where it is: an alias leads into it or out of it"),
      "\(run.errors)"
    )
    #expect(try folder.text("Main.storyboard.yaml") == text)
  }

  @Test("A scene of a storyboard is upgraded with its storyboard")
  func upgraded() throws {
    let folder = try folder(["Alone.scene.yaml": "scene: 1\nobjects: [{class: UIView}]\n"])
    let run = Invocation("upgrade", "@Main/Detail.scene.yaml", in: folder)
    #expect(run.status == .success)
    #expect(run.errors.contains("are at version 1 of the language"), "\(run.errors)")
    #expect(Invocation("upgrade", "@", "--check", in: folder).status == .success)
  }
}
