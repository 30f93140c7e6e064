import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// `diorama import` and `diorama export`.
@MainActor
struct ConvertTests {
  @Test("A document becomes a scene of its name, tags that it gives twice included")
  func importsADocument() throws {
    let folder = try TemporaryFolder(["View.xib": Documents.view])
    let run = Invocation("import", "@View.xib", "--output-dir", folder.path, in: folder)
    #expect(run.status == .success && run.errors == "" && run.output == "")
    let scene = try folder.text("View.scene.yaml")
    #expect(scene.contains("# diorama:disable duplicate-tag -- the imported document has it twice\n"))
    #expect(Invocation("validate", "@View.scene.yaml", in: folder).status == .success)
  }

  @Test("A scene that is there already is replaced only when asked")
  func keepsScenes() throws {
    let folder = try TemporaryFolder(["View.xib": Documents.view, "View.scene.yaml": "mine"])
    let run = Invocation("import", "@View.xib", "--output-dir", folder.path, in: folder)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: View.scene.yaml: exists already; --overwrite replaces it\n")
    #expect(try folder.text("View.scene.yaml") == "mine")
    #expect(
      Invocation("import", "@View.xib", "--output-dir", folder.path, "--overwrite", in: folder).status == .success
    )
    #expect(try folder.text("View.scene.yaml").hasPrefix("scene: 1\n"))
  }

  @Test("A file that the tool reads is not replaced by the scene")
  func keepsWhatItReads() throws {
    let schema = "class: Shop.Dial\nsuperclass: UIControl\n"
    let folder = try TemporaryFolder([
      "View.xib": Documents.view, ".diorama.yaml": "schemas: Dial.yaml\n", "Dial.yaml": schema,
    ])
    let own = Invocation("import", "@View.xib", "-o", "@View.xib", "--overwrite", in: folder)
    #expect(own.status == .usage)
    #expect(own.errors == "diorama: View.xib: is a document, and would be overwritten\n")
    #expect(try folder.text("View.xib") == Documents.view)
    #expect(Invocation("import", "@View.xib", "-o", "@Dial.yaml", "--overwrite", in: folder).status == .usage)
    #expect(try folder.text("Dial.yaml") == schema)
    #expect(Invocation("import", "@View.xib", "-o", "@.diorama.yaml", "--overwrite", in: folder).status == .usage)
  }

  @Test("Where there is no document, one error says so")
  func noDocument() throws {
    let folder = try TemporaryFolder(["A/note.txt": ""])
    let run = Invocation("import", "@A", "-o", "-", in: folder)
    #expect(run.status == .usage)
    #expect(
      run.errors == "diorama: A: no Interface Builder document (*.xib, *.storyboard) in this folder or below it\n"
    )
  }

  @Test("What only Interface Builder needs is left out where asked, at once or later")
  func discardsBookkeeping() throws {
    let folder = try TemporaryFolder(["View.xib": Documents.view])
    #expect(Invocation("import", "@View.xib", "--output-dir", folder.path, in: folder).status == .success)
    let kept = try folder.text("View.scene.yaml")
    #expect(kept.contains("interfaceBuilder: {id: '2'"))
    #expect(Invocation("compile", "@View.scene.yaml", in: folder).status == .success)
    let nib = try folder.bytes("View.nib")
    let later = Invocation("format", "@View.scene.yaml", "--discard-interface-builder", in: folder)
    #expect(later.status == .success)
    let scene = try folder.text("View.scene.yaml")
    #expect(!scene.contains("interfaceBuilder") && scene.contains("# diorama:disable duplicate-tag"))
    let again = ["import", "@View.xib", "--output-dir", folder.path, "--overwrite", "--discard-interface-builder"]
    #expect(Invocation(arguments: again, in: folder).status == .success)
    #expect(try folder.text("View.scene.yaml") == scene)
    #expect(Invocation("compile", "@View.scene.yaml", in: folder).status == .success)
    #expect(try folder.bytes("View.nib") == nib)
  }

  @Test("What cannot be imported says why, and writes nothing")
  func refusals() throws {
    let folder = try TemporaryFolder(["Main.xib": Documents.storyboard, "a.txt": "", "Bad.xib": "<a>"])
    let board = Invocation(
      "import",
      "@Main.xib",
      "--output-dir",
      folder.path,
      "--diagnostics",
      "gcc",
      in: folder
    )
    #expect(board.status == .findings)
    #expect(board.errors.hasPrefix("Main.xib:1:1: error: this is a storyboard"))
    #expect(Invocation("import", "@a.txt", "--output-dir", folder.path, in: folder).status == .usage)
    #expect(Invocation("import", "@none.xib", "--output-dir", folder.path, in: folder).status == .unreadableInput)
    #expect(Invocation("import", "@Bad.xib", "--output-dir", folder.path, in: folder).status == .findings)
    #expect(Invocation("import", "@Bad.xib", "--output-dir", "@a.txt", in: folder).status == .unwritableOutput)
    #expect(Invocation("import", "@Bad.xib", "--output-dir", "@none", in: folder).status == .findings)
    #expect(try folder.names() == ["Bad.xib", "Main.xib", "a.txt"])
  }

  @Test("A scene becomes a document beside it, to a file or to standard output")
  func exports() throws {
    let scene = "scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 10, 10]\n"
    let folder = try TemporaryFolder(["View.scene.yaml": scene])
    let printed = Invocation("export", "@View.scene.yaml", "-o", "-", in: folder)
    #expect(
      printed.status == .success && printed.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document")
    )
    #expect(Invocation("export", "-", input: scene).output == printed.output)
    #expect(Invocation("export", "@View.scene.yaml", in: folder).status == .success)
    #expect(try folder.text("View.xib") == printed.output)
    // A document that has these bytes is what an interrupted run wrote.
    #expect(Invocation("export", "@View.scene.yaml", in: folder).status == .success)
    try folder.write(printed.output + "<!-- mine -->\n", to: "View.xib")
    let second = Invocation("export", "@View.scene.yaml", in: folder)
    #expect(second.status == .unwritableOutput)
    #expect(second.errors == "diorama: View.xib: exists already; -o View.xib replaces it\n")
    #expect(Invocation("export", "@View.scene.yaml", "-o", "@View.scene.yaml", in: folder).status == .usage)
    #expect(Invocation("export", "-", input: "scene: 1\nobjects: 1\n").status == .findings)
  }
}
