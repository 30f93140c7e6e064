import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// What `diorama lint` prints, where it goes, and what is asked of it in part.
@MainActor
struct LintOutputTests {
  private static let scene = """
    scene: 1
    styles: {big: {alpha: 0.5}}
    objects:
      - class: UIButton
        titleColor: {normal: label, selected: {white: 0}, disabled: '#FFF'}
        title: Buy
        tag: 7
      - {class: UIView, backgroundColor: {white: 1}}

    """

  @Test("Findings go to standard output and the summary to standard error", arguments: ["human", "gcc", "github"])
  func streams(form: String) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene])
    let run = Invocation("lint", "@", "--diagnostics", form, in: folder)
    #expect(run.output.contains("magic-color") && run.output.contains("unused-style"))
    #expect(run.errors == "3 warnings in 1 file (2 fixable with '--fix')\n")
    let fixed = Invocation("lint", "-", "--fix", "--diagnostics", form, input: Self.scene)
    #expect(fixed.output == Self.scene.replacing("{white: 0}", with: "black").replacing("{white: 1}", with: "white"))
    #expect(fixed.errors.contains("unused-style"))
  }

  @Test("A color for one state is marked and named alone")
  func states() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene])
    let run = Invocation("lint", "@", "--diagnostics=gcc", "--quiet", "--only=magic-color", in: folder)
    #expect(
      run.output == """
        A.scene.yaml:5:43: warning: this color has the name 'black'; write 'black' [magic-color]
        A.scene.yaml:8:38: warning: this color has the name 'white'; write 'white' [magic-color]

        """
    )
  }

  @Test("Statistics are a line a rule, the most frequent first")
  func statistics() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "B.scene.yaml": Self.scene])
    let run = Invocation("lint", "@", "--statistics", "--strict", in: folder)
    #expect(run.status == .findings)
    #expect(run.output == "4  magic-color  (4 fixable with '--fix')\n2  unused-style\n")
    #expect(run.errors == "6 warnings in 2 files (4 fixable with '--fix')\n")
    let json = Invocation("lint", "@", "--statistics", "--diagnostics=json", in: folder).output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let rows = try #require(report["statistics"] as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["magic-color", "unused-style"])
    #expect(rows.map { $0["fixable"] as? Int } == [4, 0])
    #expect(Invocation("lint", "@", "--statistics", "--diagnostics=sarif", in: folder).status == .usage)
  }

  @Test("The files that were looked at are counted, whatever was found in them")
  func files() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "B.scene.yaml": Scenes.label])
    for verb in ["lint", "validate"] {
      let run = Invocation(verb, "@", "--diagnostics=json", in: folder)
      #expect(run.output.contains("\"files\": 2"), "\(run.output)")
    }
  }

  @Test("A warning of the language can be asked for alone, and its errors do not bury what is")
  func only() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": Self.scene + "  - {class: UIWebView}\n", "B.scene.yaml": Scenes.wrong,
      "C.scene.yaml": Scenes.wrong,
    ])
    let run = Invocation("lint", "@", "--only=deprecated-class", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.status == .findings)
    #expect(run.output.split(separator: "\n").count == 1 && run.output.contains("[deprecated-class]"), "\(run.said)")
    let hidden = "2 errors in 2 files not shown, and no rule was checked there; run 'diorama validate'"
    #expect(run.errors == "diorama: \(hidden)\n")
    let fixed = Invocation("lint", "@", "--only=magic-color", "--fix", "--unsafe", "--quiet", in: folder)
    #expect(fixed.status == .findings && fixed.errors == "diorama: \(hidden)\n", "\(fixed.said)")
    #expect(try folder.text("B.scene.yaml") == Scenes.wrong)
    let json = Invocation("lint", "@", "--only=magic-color", "--diagnostics=json", in: folder).output
    #expect(json.contains(hidden) && !json.contains("unknown-property"))
    #expect(Invocation("lint", "@A.scene.yaml", "--only=deprecated-clas", in: folder).status == .usage)
    let always = Invocation("lint", "@A.scene.yaml", "--only=unknown-property", in: folder)
    #expect(always.status == .usage)
    #expect(always.errors.contains("'unknown-property' is not a lint rule: it is always reported"), "\(always.said)")
  }

  @Test("A missing folder of images is reported once, in the file that lists it")
  func missingFolders() throws {
    let scene = "viewController:\n  class: UIViewController\n  view: {class: UIImageView, image: star}\n"
    let inline = scene.split(separator: "\n").map { "    \($0)\n" }.joined()
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml":
        "storyboard: 1\nassets: Gone.xcassets\ninitialViewController: A\nscenes:\n  C:\n\(inline)  D:\n\(inline)",
      "Main/A.scene.yaml": "scene: 1\n\(scene)", "Main/B.scene.yaml": "scene: 1\nassets: Own.xcassets\n\(scene)",
    ])
    let run = Invocation("lint", "@", "--only=missing-image", "--diagnostics=gcc", "--quiet", in: folder)
    let lines = run.output.split(separator: "\n").sorted()
    #expect(lines.count == 2, "\(run.said)")
    #expect(lines.first?.contains("Main.storyboard.yaml:2:9: warning: there is no folder 'Gone.xcassets'") == true)
    #expect(lines.last?.contains("Main/B.scene.yaml:2:9: warning: there is no folder 'Own.xcassets'") == true)
  }

  @Test("Standard input has the configuration and the path of its name", arguments: ["lint", "validate"])
  func inputName(verb: String) throws {
    let folder = try TemporaryFolder([
      "sub/.diorama.yaml": "exclude: Old\nrules: {unused-style: off}\n", "sub/A.scene.yaml": Scenes.label,
    ])
    let name = "--stdin-filename=@sub/New.scene.yaml"
    let run = Invocation(verb, "-", name, "--diagnostics=gcc", in: folder, input: Scenes.wrong)
    #expect(run.said.hasPrefix("sub/New.scene.yaml:4:5: error: "), "\(run.said)")
    let old = "--stdin-filename=@sub/Old/New.scene.yaml"
    #expect(Invocation(verb, "-", old, in: folder, input: Scenes.wrong).said == "")
    #expect(Invocation(verb, "@sub", name, in: folder).status == .usage)
    guard verb == "lint" else { return }
    #expect(!Invocation("lint", "-", name, in: folder, input: Self.scene).said.contains("unused-style"))
    #expect(Invocation("lint", "-", "--fix", old, in: folder, input: Self.scene).output == Self.scene)
  }

  @Test(
    "A setting that means nothing is reported with what to write",
    arguments: [
      ("rules: {magic-color: offf}", "1:22", "'magic-color' is on, off, note, warning or error; did you mean 'off'?"),
      ("rules: {magic-color: no}", "1:22", "'magic-color' is on, off, note, warning or error; write 'off'"),
      ("rules: {magic-color: warn}", "1:22", "'magic-color' is on, off, note, warning or error; write 'warning'"),
      (
        "rules: {magic-color: {severity: info}}", "1:33",
        "'magic-color' is on, off, note, warning or error; write 'note'"
      ),
      ("target: 99", "1:9", "there is no iOS 99.0; like 'target: 15.0'"),
      ("target: 20", "1:9", "there is no iOS 20: after 18 came 26; like 'target: 15.0'"),
      ("target: 1.0", "1:9", "iOS began with 2.0 to run other people's applications; like 'target: 15.0'"),
      ("target: 15.77", "1:9", "there is no iOS 15.77; like 'target: 15.0'"),
      ("schemas: nowhere", "1:10", "'nowhere': no such file or folder; paths start at the folder of this file"),
      ("assets: [Art, Gone]", "1:15", "'Gone': no such file or folder; paths start at the folder of this file"),
    ]
  )
  func settings(text: String, location: String, message: String) throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": text + "\n", "A.scene.yaml": Scenes.label, "Art/x.png": "",
    ])
    let run = Invocation("lint", "@A.scene.yaml", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.said == ".diorama.yaml:\(location): error: \(message) [setting-form]\n", "\(run.said)")
    #expect(run.status == (text.hasPrefix("schemas") || text.hasPrefix("assets") ? .unreadableInput : .findings))
  }

  @Test("Screens that no device of the target has are not looked at")
  func screens() throws {
    let scene = """
      scene: 1
      owner: {class: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          frame: [0, 0, 375, 667]
          subviews:
            - {class: UILabel, frame: [20, 20, 335, 34], text: Hello}

      """
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    for (target, size) in [("9.0", "320 × 480"), ("15.0", "320 × 568"), ("16.0", nil)] {
      try folder.write("target: \(target)\n", to: ".diorama.yaml")
      let said = Invocation("lint", "@", "--only=autoresizing-sizes", in: folder).said
      #expect(size.map { said.contains("extends outside its superview at \($0)") } ?? (said == ""), "\(said)")
    }
  }

  @Test("The samples pass the command that the README recommends")
  func samples() {
    let run = Invocation("lint", "--strict", Repository.url("samples").path, "--diagnostics=gcc")
    #expect(run.status == .success, "\(run.said)")
  }
}
