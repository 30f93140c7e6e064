import DioramaDriver
import Testing
import ToolTestSupport

/// Each row of the table of exit statuses, as a shell sees it.
struct ExitStatusTests {
  /// What stands in the folder in which the scripts run.
  private static let files = [
    "Good.scene.yaml": Scenes.label, "Bad.scene.yaml": Scenes.wrong, "Broken.nib": "no nib", "Broken.xib": "<document",
    "Empty/note.txt": "", "Out/Good.nib/file": "", "Text.yaml": "",
    "No.yaml": "exclude: Bad.scene.yaml\n",
  ]

  private static let done = [
    "compile Good.scene.yaml -o Done.nib", "validate Good.scene.yaml", "validate - < Good.scene.yaml",
    "inspect Good.scene.yaml", "tree Good.scene.yaml", "render Good.scene.yaml -o Done.svg",
    "export Good.scene.yaml -o Done.xib", "diff Good.scene.yaml Good.scene.yaml", "explain duplicate-id", "explain",
    "generate Good.scene.yaml --output-dir Empty", "schema", "catalog", "--version", "--help", "help compile",
    "validate Good.scene.yaml --diagnostics json", "validate Good.scene.yaml --diagnostics sarif",
    "lint Good.scene.yaml", "lint Good.scene.yaml --cache Cache", "lint Good.scene.yaml --write-baseline base.yaml",
    "lint Bad.scene.yaml --show-config", "format Good.scene.yaml --check",
    "validate Bad.scene.yaml --config No.yaml", "lint Bad.scene.yaml --config No.yaml",
    "compile Good.scene.yaml -o - | $DIORAMA decompile -", "compile Good.scene.yaml -o - | $DIORAMA inspect -",
    "export Good.scene.yaml -o New.xib && $DIORAMA import New.xib --output-dir Empty",
    "compile Good.scene.yaml --output-dir New/Nibs", "generate Good.scene.yaml --output-dir New/Swift",
    "version", "-V", "validate --", "lint --strict --", "format --", "format --check --", "@Text.yaml validate",
  ]
  private static let findings = [
    "lint", "validate", "lint Bad.scene.yaml", "lint Bad.scene.yaml --write-baseline base.yaml",
    "lint Good.scene.yaml --baseline Text.yaml",
    "compile Bad.scene.yaml", "compile Bad.scene.yaml Good.scene.yaml", "validate Bad.scene.yaml",
    "inspect Bad.scene.yaml",
    "tree Bad.scene.yaml", "render Bad.scene.yaml", "export Bad.scene.yaml", "diff Bad.scene.yaml Good.scene.yaml",
    "generate Bad.scene.yaml --output-dir Empty", "import Broken.xib --output-dir Empty", "validate Broken.xib",
    "lint Broken.xib", "tree Broken.xib",
    "validate Bad.scene.yaml --diagnostics json", "validate Bad.scene.yaml --diagnostics sarif",
    "validate Bad.scene.yaml --diagnostics github",
  ]
  private static let usage = [
    "lint Good.scene.yaml --only nothing-such", "lint Good.scene.yaml --diff", "lint Empty",
    "", "compil Good.scene.yaml", "compile", "format",
    "help compil", "frob", "validate --nope Good.scene.yaml",
    "validate Good.scene.yaml --diagnostics xml",
    "validate Empty", "validate Text.yaml", "compile Text.yaml", "compile Good.scene.yaml Bad.scene.yaml -o One.nib",
    "compile Good.scene.yaml -o Bad.scene.yaml", "inspect Text.yaml", "tree Text.yaml", "render Text.yaml",
    "export Empty", "import Text.yaml --output-dir Empty", "decompile Good.scene.yaml",
    "diff Text.yaml Good.scene.yaml",
    "explain nothing-such", "generate - --output-dir Empty", "validate Empty --diagnostics json",
  ]
  private static let unreadable = [
    "lint Good.scene.yaml --baseline Missing.yaml", "lint Missing.scene.yaml",
    "compile Missing.scene.yaml", "validate Missing.scene.yaml", "validate Good.scene.yaml Missing.scene.yaml",
    "inspect Missing.nib", "inspect Broken.nib", "inspect Empty", "tree Broken.nib", "render Broken.nib",
    "decompile Broken.nib", "decompile Missing.nib", "import Missing.xib --output-dir Empty",
    "export Missing.scene.yaml",
    "diff Missing.nib Good.scene.yaml", "generate Missing.scene.yaml --output-dir Empty",
    "validate Good.scene.yaml --config Missing.yaml", "validate Good.scene.yaml --schemas Missing",
    "schema --schemas Missing", "catalog --coverage Missing", "validate Missing.scene.yaml --diagnostics sarif",
  ]
  private static let unwritable = [
    "lint Good.scene.yaml --write-baseline Nowhere/base.yaml",
    "compile Good.scene.yaml -o Nowhere/Good.nib", "compile Good.scene.yaml --output-dir Text.yaml",
    "compile Good.scene.yaml --output-dir Out", "render Good.scene.yaml -o Empty",
    "export Good.scene.yaml -o Nowhere/A.xib",
    "generate Good.scene.yaml --output-dir Text.yaml/a", "import Broken.xib --output-dir Text.yaml",
    "schema -o Nowhere/schema.json",
    "compile Good.scene.yaml -o G.nib && $DIORAMA decompile G.nib -o Nowhere/A.scene.yaml",
  ]

  private static let rows: [(status: Int32, calls: [String])] = [
    (0, done), (1, findings), (64, usage), (66, unreadable), (73, unwritable),
  ]

  @Test(
    "Each status of the table, by each verb that can end with it",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool"),
    arguments: [0, 1, 64, 66, 73] as [Int32]
  )
  func statuses(status: Int32) throws {
    for call in Self.rows.first(where: { $0.status == status })?.calls ?? [] {
      let run = try BuiltTool.shell("$DIORAMA \(call)", in: try TemporaryFolder(Self.files))
      #expect(run.status == status, "diorama \(call): \(run.output.prefix(300))")
    }
  }

  @Test("A mistake of the tool's own asks for a report with the file, and outranks the rest")
  @MainActor func internalError() {
    let surroundings = Surroundings()
    let run = ToolRun(in: surroundings)
    run.fail("A.nib: no such file or folder", .unreadableInput)
    run.failInternally("the nib made of it is damaged", about: "A.scene.yaml")
    run.fail("B.nib: permission denied", .unwritableOutput)
    #expect(run.finish().rawValue == 70)
    #expect(surroundings.errors.text.contains("please report it with this file\n"))
  }
}
