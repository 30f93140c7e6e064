import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// `diorama import` of folders, and of many documents.
@MainActor
struct ImportFolderTests {
  private static let files = [
    "App/Home/Card.xib": Documents.view, "App/Shop/Card.xib": Documents.view,
    "App/Shop/Base.lproj/Row.xib": Documents.view, "App/Shop/Broken.xib": "<document",
    "App/Main.storyboard": Documents.storyboard, "App/.hidden/Card.xib": Documents.view, "App/note.txt": "",
  ]

  @Test("A folder keeps its structure, one document's errors do not stop the others, and the end says how many came")
  func folder() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = Invocation("import", "@App", "--output-dir", "@Scenes", "--diagnostics", "gcc", in: folder)
    #expect(run.status == .findings)
    #expect(
      try folder.names().filter { $0.hasPrefix("Scenes/") && $0.hasSuffix(".yaml") } == [
        "Scenes/Home/Card.scene.yaml", "Scenes/Main.storyboard.yaml", "Scenes/Shop/Base.lproj/Row.scene.yaml",
        "Scenes/Shop/Card.scene.yaml",
      ]
    )
    #expect(run.errors.contains("App/Shop/Broken.xib:1:"))
    #expect(run.errors.contains("diorama: note: imported 4 of 5 documents to Scenes\n"))
    #expect(Invocation("validate", "@Scenes", in: folder).status == .success)
  }

  @Test("A scene that exists already is left as it is, and the others are imported")
  func existing() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("mine", to: "Scenes/Home/Card.scene.yaml")
    let run = Invocation("import", "@App/Home", "@App/Shop/Base.lproj", "--output-dir", "@Scenes", in: folder)
    #expect(run.status == .success)
    let again = Invocation("import", "@App", "--output-dir", "@Scenes", "-q", in: folder)
    #expect(again.status == .unwritableOutput)
    #expect(
      again.errors.hasPrefix("diorama: Scenes/Home/Card.scene.yaml: exists already; --overwrite replaces it\n")
    )
    #expect(try folder.text("Scenes/Home/Card.scene.yaml") == "mine")
    #expect(folder.has("Scenes/Shop/Card.scene.yaml"))
    #expect(!again.errors.contains("note:"))
  }

  @Test("Documents of one name that are named one by one keep the folders that tell them apart")
  func sameNames() throws {
    let folder = try TemporaryFolder(Self.files)
    let documents = [
      "App/Home/Card.xib", "App/Shop/Card.xib", "App/Shop/Base.lproj/Row.xib", "App/Shop/../Home/Card.xib",
    ]
    let run = Invocation(
      arguments: ["import"] + documents.map { "@" + $0 } + ["--output-dir", "@Scenes"],
      in: folder
    )
    #expect(run.status == .success)
    #expect(run.errors == "diorama: note: imported 3 of 3 documents to Scenes\n")
    #expect(
      try folder.names().filter { $0.hasPrefix("Scenes/") && $0.hasSuffix(".yaml") } == [
        "Scenes/Home/Card.scene.yaml", "Scenes/Row.scene.yaml", "Scenes/Shop/Card.scene.yaml",
      ]
    )
  }

  @Test("Two documents that would become one scene are both refused, and the others are imported")
  func collisions() throws {
    let folder = try TemporaryFolder([
      "A/View.xib": Documents.view, "B/View.xib": Documents.view, "B/Other.xib": Documents.view,
    ])
    let run = Invocation("import", "@A", "@B", "--output-dir", "@Scenes", in: folder)
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix("diorama: Scenes/View.scene.yaml: would be written for both A/View.xib and B/View.xib\n")
    )
    #expect(try folder.names().filter { $0.hasSuffix(".yaml") } == ["Scenes/Other.scene.yaml"])
  }

  @Test("A folder without documents is a wrong call")
  func nothing() throws {
    let folder = try TemporaryFolder(["A/note.txt": "", "B/Main.strings": ""])
    for name in ["A", "B"] {
      let run = Invocation("import", "@\(name)", "--output-dir", "@Scenes", in: folder)
      #expect(run.status == .usage)
      #expect(
        run.errors.contains(
          "diorama: \(name): no Interface Builder document (*.xib, *.storyboard) in this folder or below it\n"
        )
      )
    }
    #expect(!folder.has("Scenes"))
  }

  @Test("The configuration above the outputs counts before their folder is made")
  func configuration() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: Dial.yaml\n", "Dial.yaml": "clas: Dial\n", "View.xib": Documents.view,
    ])
    let run = Invocation("import", "@View.xib", "--output-dir", "@New/Scenes", "--diagnostics", "gcc", in: folder)
    #expect(run.status == .findings && run.errors.contains("Dial.yaml:1:1: error: "))
    #expect(!folder.has("New"))
  }
}
