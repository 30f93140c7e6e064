import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// What people type by mistake, and what they are told.
@MainActor
struct MistakeTests {
  @Test(
    "Each mistake has its status and its words",
    arguments: [
      (["compile", "@missing.scene.yaml"], .unreadableInput, "diorama: missing.scene.yaml: no such file or folder\n"),
      (
        ["compile", "@A.nib"], .usage,
        "diorama: A.nib: not a scene file; 'diorama inspect' and 'diorama tree' read nibs\n"
      ),
      (
        ["compile", "@A.yaml"], .usage,
        "diorama: A.yaml: not a scene file; the name of a scene file ends in .scene.yaml\n"
      ),
      (
        ["validate", "@empty/"], .usage,
        "diorama: empty: no scene file (*.scene.yaml, *.storyboard.yaml, *.component.yaml, *.xib, *.storyboard) in this folder or below it\n"
      ),
      (
        ["tree", "@A.yaml"], .usage,
        "diorama: A.yaml: neither a nib, nor a xib, nor a scene file, whose name ends in .scene.yaml\n"
      ),
      (["inspect", "@empty"], .unreadableInput, "diorama: empty: is a folder\n"),
      (
        ["inspect", "@A.nib"], .unreadableInput,
        "diorama: A.nib: not a readable nib: the file does not begin with 'NIBArchive' at byte 0\n"
      ),
      (
        ["tree", "@Old.nib"], .unreadableInput,
        "diorama: Old.nib: a nib of the older kind, a property list, which cannot be read\n"
      ),
      (["compil", "x"], .usage, "diorama: there is no command 'compil'; did you mean 'compile'?\n"),
      (["fmt", "."], .usage, "diorama: there is no command 'fmt'; did you mean 'format'?\n"),
      (["check", "."], .usage, "diorama: there is no command 'check'; did you mean 'validate'?\n"),
      (
        ["explain", "UILabel.colour"], .usage,
        "diorama: there is nothing called 'UILabel.colour'; did you mean 'UILabel.textColor'?\n"
      ),
      (
        ["explain", "editingChanged"], .usage,
        "diorama: there is nothing called 'editingChanged'; did you mean 'UIControl.editingChanged'?\n"
      ),
      (
        ["explain", "compile"], .usage,
        "diorama: there is nothing called 'compile'; it is a verb: see 'diorama compile --help'\n"
      ),
      (["@A.nib"], .usage, "diorama: there is no command 'A.nib'; see 'diorama --help'\n"),
      (["validate", "@bell\u{7}.scene.yaml"], .unreadableInput, "diorama: bell␇.scene.yaml: no such file or folder\n"),
    ] as [([String], ToolStatus, String)]
  )
  func mistakes(arguments: [String], status: ToolStatus, words: String) throws {
    let folder = try TemporaryFolder([
      "A.nib": "no nib", "Old.nib": "bplist00", "A.yaml": "", "empty/note.txt": "", "empty/.hidden/A.scene.yaml": "",
    ])
    let run =
      arguments.count == 1
      ? Invocation(arguments[0], in: folder) : Invocation(arguments[0], arguments[1], in: folder)
    #expect(run.status == status)
    #expect(run.errors == words)
    #expect(run.output == "")
  }

  @Test("What the argument parser refuses is a wrong call", arguments: ["--nope", "--emit=xib", "--coder-version=8"])
  func flags(flag: String) {
    let run = Invocation("compile", "A.scene.yaml", flag)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("diorama: "))
    #expect(run.errors.contains("See 'diorama compile --help' for more information."))
  }

  @Test(
    "An option of another verb is named with that verb",
    arguments: [
      ("validate", "--strict", "diorama: 'lint' has '--strict'\n"),
      ("validate", "--strickt", "diorama: did you mean 'lint --strict'?\n"),
      ("lint", "--scale=2", "diorama: 'render' has '--scale'\n"),
    ]
  )
  func otherVerbs(verb: String, option: String, words: String) {
    let run = Invocation(verb, option, "A.scene.yaml")
    #expect(run.status == .usage)
    #expect(run.errors.hasSuffix(words), "\(run.errors)")
  }

  @Test("Pictures, devices and formatters are called otherwise elsewhere")
  func otherTools() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": "scene: 1\nobjects:\n  - class: UIView\n"])
    let picture = Invocation("render", "@A.scene.yaml", "-o", "@A.jpg", in: folder)
    #expect(picture.status == .usage)
    #expect(picture.errors.contains("a picture is a PNG or an SVG image"))
    let device = Invocation("render", "@A.scene.yaml", "--device", "iPhone15Pro", in: folder)
    #expect(device.errors.contains("did you mean 'iphone-15'?"))
    let formatted = Invocation("format", "--write", "@A.scene.yaml", in: folder)
    #expect(formatted.errors.contains("'format' changes files by itself"))
  }

  @Test("A folder to import that is not there is named as such")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let run = Invocation("import", "@gone", "--output-dir", "@out", in: folder)
    #expect(run.status == .unreadableInput && run.errors == "diorama: gone: no such file or folder\n", "\(run.errors)")
  }

  @Test("A scene is no document to import")
  func importedScene() {
    let run = Invocation("import", "A.scene.yaml")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "diorama: A.scene.yaml is a scene already; Interface Builder's documents are *.xib and *.storyboard.\n"
      )
    )
  }

  @Test("Options that exclude each other are refused")
  func exclusiveOptions() {
    let outputs = Invocation("compile", "A.scene.yaml", "-o", "x", "--output-dir", "y")
    #expect(outputs.status == .usage)
    #expect(outputs.errors.hasPrefix("diorama: -o and --output-dir cannot be given together.\n"))
    #expect(Invocation("inspect", "A.nib", "--json", "--objects").status == .usage)
  }

  @Test(
    "The number of jobs may follow its letter",
    arguments: ["validate", "lint", "format --check", "upgrade --check", "split --join", "compile --emit ir"]
  )
  func joinedJobs(call: String) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let words = call.split(separator: " ").map(String.init) + ["@A.scene.yaml"]
    let plain = Invocation(arguments: words + ["--jobs", "4"], in: folder)
    for spelling in [["-j4"], ["-j", "4"], ["--jobs=4"]] {
      let run = Invocation(arguments: words + spelling, in: folder)
      #expect(run.status == plain.status && run.output == plain.output && run.errors == plain.errors)
    }
    let none = Invocation(arguments: words + ["-j0"], in: folder)
    #expect(none.status == .usage && none.errors.contains("write a number from 1 on"))
    #expect(Invocation(arguments: words + ["-jmany"], in: folder).status == .usage)
  }

  @Test("Help and version are printed for reading")
  func help() {
    #expect(Invocation("--version").output == ToolVersion.current + "\n")
    for arguments in [["--help", "compile"], ["help", "compile"], ["compile", "--help"]] {
      let run = Invocation(arguments[0], arguments[1])
      #expect(run.status == .success)
      #expect(run.output.contains("USAGE: diorama"))
      #expect(run.errors == "")
    }
    let bare = Invocation()
    #expect(bare.status == .usage && bare.errors.contains("CHECK SCENES:"))
  }

  @Test("The status that says most wins")
  func statuses() {
    #expect(ToolStatus.success.combined(with: .findings) == .findings)
    #expect(ToolStatus.unreadableInput.combined(with: .usage) == .unreadableInput)
    #expect(ToolStatus.unwritableOutput.combined(with: .internalError) == .internalError)
  }
}
