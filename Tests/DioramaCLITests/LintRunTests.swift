import DioramaCLI
import DioramaDriver
import Foundation
import ProjectConfiguration
import SceneDiagnostics
import SceneLint
import Testing
import ToolTestSupport

/// How the linter is called: what it shows of fixes and settings, and which inputs it takes.
@MainActor
struct LintRunTests {
  private static let scene = "scene: 1\nobjects:\n  - {class: UIView, tag: 0, frame: [0, 0, 9, 9]}\n"
  private static let fixed = "scene: 1\nobjects:\n  - {class: UIView, frame: [0, 0, 9, 9]}\n"

  @Test("A difference is shown, and nothing is written")
  func difference() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene])
    let run = Invocation("lint", "@A.scene.yaml", "--fix", "--diff", "--only=redundant-default", in: folder)
    #expect(run.status == .success)
    #expect(
      run.output == """
        --- A.scene.yaml
        +++ A.scene.yaml
        @@ -1,3 +1,3 @@
         scene: 1
         objects:
        -  - {class: UIView, tag: 0, frame: [0, 0, 9, 9]}
        +  - {class: UIView, frame: [0, 0, 9, 9]}

        """
    )
    #expect(run.errors == "diorama: note: would fix 1 finding in 1 file\n")
    #expect(try folder.text("A.scene.yaml") == Self.scene)
    #expect(Invocation("lint", "@A.scene.yaml", "--diff", in: folder).status == .usage)
  }

  @Test("Standard input is given back, fixed or as it was")
  func standardInput() {
    let fixed = Invocation("lint", "-", "--fix", "--only=redundant-default", "--quiet", input: Self.scene)
    #expect(fixed.output == Self.fixed && fixed.errors == "")
    let same = Invocation("lint", "-", "--fix", "--only=redundant-default", input: Self.fixed)
    #expect(same.output == Self.fixed)
    let wrong = Invocation("lint", "-", "--fix", input: "scene: 1\nobjects:\n  - {class: UILabel, zzz: 1}\n")
    #expect(wrong.status == .findings && wrong.output == "scene: 1\nobjects:\n  - {class: UILabel, zzz: 1}\n")
  }

  @Test("A finding that the configuration calls an error does not keep other fixes from being made")
  func errorsOfRules() throws {
    let scene = "scene: 1\nstyles: {big: {alpha: 0.5}}\nobjects:\n  - {class: UIView, tag: 0, frame: [0, 0, 9, 9]}\n"
    let folder = try TemporaryFolder([".diorama.yaml": "rules: {unused-style: error}\n", "A.scene.yaml": scene])
    let run = Invocation("lint", "@", "--fix", "--only=redundant-default", "--only=unused-style", in: folder)
    #expect(run.status == .findings)
    #expect(try folder.text("A.scene.yaml") == scene.replacing("tag: 0, ", with: ""))
  }

  @Test("What holds is shown as a configuration under which the same holds")
  func configuration() throws {
    let configuration = """
      schemas: classes
      target: 15.0
      exclude: [Legacy]
      rules: {unused-style: error, redundant-default: off}
      overrides:
        - {files: A.scene.yaml, rules: {unused-style: note}}

      """
    let folder = try TemporaryFolder([
      ".diorama.yaml": configuration, "A.scene.yaml": Self.scene, "Legacy/B.scene.yaml": Self.scene,
      "classes/Dial.yaml": "class: Shop.Dial\nsuperclass: UIControl\n",
    ])
    let run = Invocation("lint", "--show-config", "@A.scene.yaml", in: folder)
    #expect(run.status == .success && run.errors == "")
    #expect(
      run.output.hasPrefix("# file: A.scene.yaml\n# configuration: .diorama.yaml\n# checked: yes\nschemas: [classes]\n")
    )
    #expect(run.output.contains("\ntarget: 15.0\n"))
    #expect(run.output.contains("\n  unused-style: note  # rules, override 1\n"))
    #expect(run.output.contains("\n  redundant-default: off  # rules\n"))
    #expect(run.output.contains("\n  unused-class: warning  # default\n"))
    let read = Configuration.read(SourceText(path: "shown", text: run.output))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let original = Configuration.read(SourceText(path: "original", text: configuration)).value
    for rule in LintRules.all {
      let (old, new) = (original.lintSettings(for: "A.scene.yaml"), read.value.lintSettings(for: "A.scene.yaml"))
      #expect(old.isOn(rule) == new.isOn(rule) && (!old.isOn(rule) || old.severity(of: rule) == new.severity(of: rule)))
      for option in rule.options { #expect(old.options(of: rule)[option.name] == new.options(of: rule)[option.name]) }
    }
    let excluded = Invocation("lint", "--show-config", "@Legacy/B.scene.yaml", in: folder)
    #expect(excluded.output.contains("# checked: no, 'exclude' has 'Legacy'\n"))
  }

  @Test("Inputs that the configuration excludes are no mistake, whichever verb a hook calls")
  func excluded() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "exclude: Legacy\n", "Legacy/A.scene.yaml": Scenes.wrong, "Legacy/B.scene.yaml": "{",
    ])
    for verb in ["validate", "lint", "format"] {
      let run = Invocation(verb, "@Legacy/A.scene.yaml", "@Legacy/B.scene.yaml", in: folder)
      #expect(run.status == .success && run.said == "", "\(verb): \(run.said)")
    }
    #expect(try folder.text("Legacy/A.scene.yaml") == Scenes.wrong)
  }

  @Test("Folders of images that are not there are a mistake of the configuration")
  func missingAssets() throws {
    for (assets, status) in [("Images", ToolStatus.unreadableInput), ("A.scene.yaml", .usage), (".", .success)] {
      let configuration = "assets: \(assets)\n"
      let folder = try TemporaryFolder([".diorama.yaml": configuration, "A.scene.yaml": Self.fixed])
      let run = Invocation("lint", "@A.scene.yaml", in: folder)
      #expect(run.status == status, "\(assets): \(run.errors)")
      #expect(status == .success || run.said.contains(".diorama.yaml:1:9"), "\(run.said)")
    }
  }

  @Test("The tool of the plugins lints, fixes and formats")
  func buildTool() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "rules: {redundant-default: error}\n", "A.scene.yaml": Self.scene,
      "B.scene.yaml": "{scene: 1, objects: [{class: UIView}]}\n",
    ])
    func run(_ verb: String, _ name: String) -> ToolStatus {
      BuildTool.run([verb, folder.at(name)], in: Surroundings())
    }
    #expect(run("lint", "A.scene.yaml") == .findings)
    #expect(run("fix", "A.scene.yaml") == .success)
    #expect(try folder.text("A.scene.yaml") == Self.fixed)
    #expect(run("check-format", "B.scene.yaml") == .findings)
    #expect(run("format", "B.scene.yaml") == .success)
    #expect(run("check-format", "B.scene.yaml") == .success)
    #expect(BuildTool.run(["lint"], in: Surroundings()) == .usage)
  }
}
