import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

@MainActor
struct DiagnosticsOutputTests {
  private let files = ["b/B.scene.yaml": Scenes.wrong, "A.scene.yaml": Scenes.wrong]

  @Test("For people, files come in order with a blank line between them, help once an id and a summary below")
  func human() throws {
    let folder = try TemporaryFolder(files)
    let run = Invocation("validate", "@b", "@A.scene.yaml", in: folder)
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(
      run.errors == """
        error[unknown-property]: UILabel has no property 'txt'
         ┌ A.scene.yaml:4:5
        4│     txt: Hi
         │     ^^^ did you mean 'text'?
         = help: diorama explain unknown-property

        error[unknown-property]: UILabel has no property 'txt'
         ┌ b/B.scene.yaml:4:5
        4│     txt: Hi
         │     ^^^ did you mean 'text'?
        2 errors in 2 files

        """
    )
  }

  @Test("For editors, one line a problem")
  func gcc() throws {
    let folder = try TemporaryFolder(files)
    let run = Invocation("validate", "@", "--diagnostics", "gcc", "--quiet", in: folder)
    #expect(
      run.errors == """
        A.scene.yaml:4:5: error: UILabel has no property 'txt'; did you mean 'text'? [unknown-property]
        b/B.scene.yaml:4:5: error: UILabel has no property 'txt'; did you mean 'text'? [unknown-property]

        """
    )
  }

  @Test(
    "Colors are for terminals, unless somebody says otherwise",
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["FORCE_COLOR": ""], false), (.auto, false, ["CLICOLOR_FORCE": ""], false),
      (.auto, true, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      (.auto, true, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (.never, true, ["FORCE_COLOR": "1"], false),
      (.always, true, ["TERM": "dumb"], true),
    ] as [(ColorChoice, Bool, [String: String], Bool)]
  )
  func colors(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool) {
    let run = Invocation(
      "validate",
      "-",
      "--color",
      choice.rawValue,
      input: Scenes.wrong,
      environment: environment,
      errorsAreTerminal: isTerminal
    )
    #expect(run.errors.contains("\u{1B}[") == isColored)
  }

  @Test("A scene without problems is passed over in silence")
  func silence() {
    let run = Invocation("validate", "-", input: Scenes.label)
    #expect(run.status == .success && run.errors == "" && run.output == "")
  }

  @Test("Schemas of the user's own are read, and their errors stop the run")
  func schemas() throws {
    let folder = try TemporaryFolder([
      "Schemas/BadgeView.yaml": "class: Shop.BadgeView\nsuperclass: UIView\nproperties:\n  badge: {type: text}\n",
      "Broken/BadgeView.yaml": "class: Shop.BadgeView\nsuperclas: UIView\n", "Empty/.keep": "",
    ])
    let scene = "scene: 1\nobjects:\n  - class: Shop.BadgeView\n    tag: 1\n"
    #expect(Invocation("validate", "-", "--schemas", "@Schemas", in: folder, input: scene).status == .success)
    #expect(Invocation("validate", "-", in: folder, input: scene).status == .findings)
    let broken = Invocation("validate", "-", "--schemas", "@Broken", in: folder, input: scene)
    #expect(broken.status == .findings)
    #expect(broken.errors.contains("Broken/BadgeView.yaml:2:1"))
    #expect(Invocation("validate", "-", "--schemas", "@Nowhere", in: folder, input: scene).status == .unreadableInput)
    #expect(Invocation("validate", "-", "--schemas", "@Empty", in: folder, input: scene).status == .usage)
  }
}
