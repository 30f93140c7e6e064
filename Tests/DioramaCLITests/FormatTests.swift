import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// `diorama format`, with each of its options and exit statuses.
@MainActor
struct FormatTests {
  private static let untidy = "objects:\n- {text: Hi, class: UILabel}   # a label\nscene: 1\n"
  private static let tidy = "scene: 1\nobjects:\n  - {class: UILabel, text: Hi}   # a label\n"

  @Test("Files are rewritten in place, and only those that change")
  func inPlace() throws {
    let folder = try TemporaryFolder(["a/A.scene.yaml": Self.untidy, "B.scene.yaml": Self.tidy])
    var files = FileSystem.real
    files.change { changes in
      let create = changes.create
      changes.create = { path, file throws(FileError) in
        guard path.contains("/a/") else { throw FileError(path: path, reason: .denied) }
        try create(path, file)
      }
    }
    let run = Invocation("format", "@", in: folder, files: files)
    #expect(run.status == .success)
    #expect(run.output == "" && run.errors == "")
    #expect(try folder.text("a/A.scene.yaml") == Self.tidy)
    #expect(try folder.text("B.scene.yaml") == Self.tidy)
    #expect(try folder.names() == ["B.scene.yaml", "a", "a/A.scene.yaml"])
    #expect(Invocation("format", "@", "--check", in: folder).status == .success)
  }

  @Test("--check names what would change and writes nothing")
  func check() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.untidy, "B.scene.yaml": Self.tidy])
    let run = Invocation("format", "@", "--check", in: folder)
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors == "A.scene.yaml: would be formatted\n")
    #expect(try folder.text("A.scene.yaml") == Self.untidy)
  }

  @Test("--diff prints what would change and writes nothing")
  func diff() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.untidy, "B.scene.yaml": Self.tidy])
    let expected = """
      --- A.scene.yaml
      +++ A.scene.yaml
      @@ -1,3 +1,3 @@
      -objects:
      -- {text: Hi, class: UILabel}   # a label
       scene: 1
      +objects:
      +  - {class: UILabel, text: Hi}   # a label

      """
    let run = Invocation("format", "@", "--diff", in: folder)
    #expect(run.status == .success)
    #expect(run.output == expected)
    #expect(run.errors == "")
    let checked = Invocation("format", "@", "--diff", "--check", in: folder)
    #expect(checked.status == .findings)
    #expect(checked.output == expected)
    #expect(try folder.text("A.scene.yaml") == Self.untidy)
  }

  @Test("Standard input goes to standard output, changed or not")
  func standardInput() {
    #expect(Invocation("format", "-", input: Self.untidy).output == Self.tidy)
    #expect(Invocation("format", "-", input: Self.tidy).output == Self.tidy)
    let check = Invocation("format", "-", "--check", "--stdin-filename", "Shop/A.scene.yaml", input: Self.untidy)
    #expect(check.status == .findings)
    #expect(check.output == "")
    #expect(check.errors == "Shop/A.scene.yaml: would be formatted\n")
    let wrong = Invocation(
      "format",
      "-",
      "--stdin-filename",
      "Shop/A.scene.yaml",
      "--diagnostics",
      "gcc",
      input: Scenes.wrong
    )
    #expect(wrong.status == .findings)
    #expect(wrong.output == "")
    #expect(wrong.errors.hasPrefix("Shop/A.scene.yaml:4:5: error: "), "\(wrong.errors)")
    #expect(Invocation("format", "-", input: Scenes.wrong).errors.contains("<stdin>"))
  }

  @Test("The configuration of standard input is the one of its name")
  func configurationOfStandardInput() throws {
    let folder = try TemporaryFolder([".diorama.yaml": "colour: red\n"])
    let named = Invocation("format", "-", "--stdin-filename", "@A.scene.yaml", in: folder, input: Self.untidy)
    #expect(named.status == .findings)
    #expect(named.errors.contains("colour"))
  }

  @Test("A scene with errors is left alone, and the others are formatted")
  func errors() throws {
    let wrong = "objects:\n- {txt: Hi, class: UILabel}\nscene: 1\n"
    let folder = try TemporaryFolder(["A.scene.yaml": wrong, "B.scene.yaml": Self.untidy])
    let run = Invocation("format", "@", "--diagnostics", "gcc", in: folder)
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("A.scene.yaml:2:4: error: UILabel has no property 'txt'"), "\(run.errors)")
    #expect(try folder.text("A.scene.yaml") == wrong)
    #expect(try folder.text("B.scene.yaml") == Self.tidy)
  }

  @Test("What a terminal could obey is not written to it, as it is to a program", arguments: ["format", "lint --fix"])
  func controls(verb: String) throws {
    let folder = try TemporaryFolder([".diorama.yaml": "exclude: Legacy\n", "Legacy/B.scene.yaml": Scenes.label])
    let evil = "scene: 1   # \u{202E}\u{1B}]0;evil\u{7}\r\nobjects:\n  - {class: UILabel, txt: Hi}\n"
    let mirrored = "objects:\n  - {class: UILabel, tag: 0}   # \u{202E}\nscene: 1\n"
    var calls = [(verb, mirrored, "\u{202E}")]
    if verb == "format" {
      calls.append(("format --stdin-filename @Legacy/A.scene.yaml", evil, "\u{1B}"))
      calls.append((verb, "scene: 1\nobjects:\n  - {class: UILabel}   # \u{202E}\n", "\u{202E}"))
    } else {
      calls.append((verb, evil, "\u{1B}"))
    }
    for (call, text, sign) in calls {
      let arguments = call.split(separator: " ").map(String.init) + ["-"]
      let piped = Invocation(arguments: arguments, in: folder, input: text)
      let shown = Invocation(arguments: arguments, in: folder, input: text, outputIsTerminal: true)
      #expect(piped.output.unicodeScalars.contains { "\($0)" == sign }, "\(call)")
      let scalars = shown.output.unicodeScalars
      #expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }, "\(call)")
      #expect(shown.output.contains("UILabel") && shown.output.contains("\n"), "\(call)")
    }
  }

  @Test("A file that changed after it was read is left as it is", arguments: ["format", "lint --fix"])
  func changedMeanwhile(verb: String) throws {
    let scene = "objects:\n- {class: UILabel, tag: 0}\nscene: 1\n"
    let folder = try TemporaryFolder(["A.scene.yaml": scene, "B.scene.yaml": scene])
    var files = FileSystem.real
    files.read = { [path = folder.at("A.scene.yaml")] name, limit throws(FileError) in
      let bytes = try FileSystem.real.read(name, limit)
      // As an editor would while the run goes on.
      if name == path { try? Data(Array("# mine\n".utf8) + bytes).write(to: URL(fileURLWithPath: path)) }
      return bytes
    }
    let run = Invocation(
      arguments: verb.split(separator: " ").map(String.init) + ["@", "--quiet"],
      in: folder,
      files: files
    )
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.scene.yaml: has changed since it was read, and is left as it is\n")
    #expect(try folder.text("A.scene.yaml") == "# mine\n" + scene)
    #expect(try folder.text("B.scene.yaml") != scene)
  }

  @Test("A wrong call, a missing input and an output that cannot be written have statuses of their own")
  func statuses() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.untidy, "empty/a.txt": ""])
    #expect(Invocation("format", in: folder).status == .usage)
    #expect(Invocation("format", "@A.scene.yaml", "--width", "3", in: folder).status == .usage)
    #expect(Invocation("format", "@empty", in: folder).status == .usage)
    #expect(Invocation("format", "@A.scene.yaml", "--stdin-filename", "x", in: folder).status == .usage)
    #expect(Invocation("format", "@B.scene.yaml", in: folder).status == .unreadableInput)
    var files = FileSystem.real
    files.change { $0.create = { path, _ throws(FileError) in throw FileError(path: path, reason: .denied) } }
    let run = Invocation("format", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.scene.yaml: permission denied\n")
    #expect(try folder.text("A.scene.yaml") == Self.untidy)
  }
}
