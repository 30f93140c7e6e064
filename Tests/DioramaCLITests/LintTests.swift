import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// `diorama lint`, its configuration and its fixes, as a user calls it.
@MainActor
struct LintTests {
  private static let redundant = "scene: 1\nobjects:\n  - class: UILabel\n    alpha: 1\n    text: Hi\n"
  private static let words = "note: this value of 'alpha' is already the default; remove it [redundant-default]\n"

  private static func lint(_ folder: TemporaryFolder, _ flags: String...) -> Invocation {
    var arguments = ["lint"] + flags
    if !flags.contains(where: { $0.hasPrefix("@") || $0 == "-" }) { arguments.append("@") }
    return Invocation(arguments: arguments + ["--diagnostics=gcc", "--quiet"], in: folder)
  }

  @Test("Warnings do not fail a run, and fail a strict one")
  func strict() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "rules: {redundant-default: warning}\n", "A.scene.yaml": Self.redundant,
    ])
    #expect(Self.lint(folder).status == .success)
    #expect(Self.lint(folder).said == "A.scene.yaml:4:5: " + Self.words.replacing("note", with: "warning"))
    #expect(Self.lint(folder, "--strict").status == .findings)
    #expect(Self.lint(folder, "--strict", "--only=unused-style").status == .success)
    try folder.write("scene: 1\nobjects:\n  - class: UIWebView\n", to: "A.scene.yaml")
    #expect(Self.lint(folder, "--strict").status == .findings)
    #expect(Self.lint(folder, "--strict", "--only=unused-style").status == .success)
  }

  @Test("Errors of the language come alone, and fail the run")
  func errors() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.redundant + "    txt: Hi\n"])
    let run = Self.lint(folder)
    #expect(run.status == .findings)
    #expect(run.said.contains("[unknown-property]") && !run.said.contains("[redundant-default]"))
  }

  @Test("A rule that there is not is a wrong call")
  func unknownRule() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.redundant])
    let run = Self.lint(folder, "--only=redundant-defualt")
    #expect(run.status == .usage)
    #expect(run.said == "diorama: there is no rule 'redundant-defualt'; did you mean 'redundant-default'?\n")
    #expect(Self.lint(folder, "--unsafe").status == .usage)
  }

  @Test("The configuration turns rules off and weighs them, for all files or some")
  func configuration() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": """
      rules: {redundant-default: error}
      overrides:
        - {files: Legacy, rules: {redundant-default: off}}
        - {files: Legacy/New, rules: {redundant-default: note}}

      """,
      "A.scene.yaml": Self.redundant, "Legacy/A.scene.yaml": Self.redundant, "Legacy/New/A.scene.yaml": Self.redundant,
    ])
    let run = Self.lint(folder)
    #expect(run.status == .findings)
    #expect(
      run.said == "A.scene.yaml:4:5: " + Self.words.replacing("note", with: "error")
        + "Legacy/New/A.scene.yaml:4:5: " + Self.words
    )
    try folder.write("rules: {redundant-default: off}\n", to: ".diorama.yaml")
    #expect(Self.lint(folder, "--strict").said == "")
  }

  @Test("A file that the configuration excludes is not looked at, whoever names it")
  func excluded() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "exclude: [Vendor, '*Old.scene.yaml']\n", "A.scene.yaml": Scenes.label,
      "Vendor/B.scene.yaml": Scenes.wrong, "x/SignInOld.scene.yaml": Scenes.wrong,
    ])
    #expect(Self.lint(folder).status == .success)
    for verb in ["lint", "validate"] {
      let run = Invocation(verb, "@Vendor/B.scene.yaml", "@x/SignInOld.scene.yaml", in: folder)
      #expect(run.status == .success && run.said == "")
    }
    try folder.write("include: Scenes\n", to: ".diorama.yaml")
    #expect(Invocation("lint", "@Vendor/B.scene.yaml", in: folder).status == .success)
  }

  @Test("Fixes are written, and what is left is said")
  func fixing() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": Self.redundant, "B.scene.yaml": Scenes.wrong,
      "C.scene.yaml": Self.redundant + "styles: {big: {alpha: 0.5}}\n",
    ])
    let run = Self.lint(folder, "--fix")
    #expect(run.status == .findings)
    #expect(try folder.text("A.scene.yaml") == "scene: 1\nobjects:\n  - class: UILabel\n    text: Hi\n")
    #expect(try folder.text("B.scene.yaml") == Scenes.wrong)
    #expect(run.said.contains("B.scene.yaml:4:5: error") && run.said.contains("C.scene.yaml:5:10: warning"))
    #expect(!run.said.contains("A.scene.yaml"))
    #expect(try folder.names() == ["A.scene.yaml", "B.scene.yaml", "C.scene.yaml"])
    #expect(Self.lint(folder, "--fix", "--unsafe").status == .success)
    #expect(try folder.text("B.scene.yaml") == Scenes.label)
  }

  @Test("Standard input is fixed to standard output")
  func standardInput() {
    let run = Invocation("lint", "-", "--fix", "--quiet", input: Self.redundant)
    #expect(run.status == .success)
    #expect(run.output == "scene: 1\nobjects:\n  - class: UILabel\n    text: Hi\n")
    #expect(Invocation("lint", "-", "--fix", "--quiet", input: Scenes.label).output == Scenes.label)
  }

  @Test("Rules about a whole project look only where all of it is given")
  func folders() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: classes\n", "classes/Dial.yaml": "class: Shop.Dial\nsuperclass: UIControl\n",
      "scenes/A.scene.yaml": Scenes.label, "scenes/B.scene.yaml": Scenes.label,
    ])
    let words =
      "classes/Dial.yaml:1:8: warning: no scene uses the class 'Shop.Dial'; remove its schema [unused-class]\n"
    #expect(Self.lint(folder).said == words)
    #expect(Self.lint(folder, "@scenes").said == "")
    #expect(Self.lint(folder, "@scenes/A.scene.yaml", "@scenes/B.scene.yaml").said == "")
    try folder.write("scene: 1\nobjects:\n  - class: Shop.Dial\n", to: "scenes/B.scene.yaml")
    #expect(Self.lint(folder).said == "")
  }

  @Test("Findings of many files come in the order of their paths, however many cores there are")
  func order() throws {
    var files: [String: String] = [:]
    for index in 0..<700 { files["\(1000 + index).scene.yaml"] = index % 7 == 0 ? Self.redundant : Scenes.label }
    let folder = try TemporaryFolder(files)
    let expected = stride(from: 0, to: 700, by: 7).map { "\(1000 + $0).scene.yaml:4:5: " + Self.words }
    #expect(Self.lint(folder).said == expected.joined())
  }
}
