import DioramaBuild
import DioramaCLI
import Foundation
import Testing

@MainActor
struct OutputPlanTests {
  private let twoScenes = ["a/A.scene.yaml": Scenes.label, "b/A.scene.yaml": Scenes.label, "out/.keep": ""]

  @Test("Two scenes for one output are refused before anything is written")
  func duplicates() throws {
    let folder = try TemporaryFolder(twoScenes)
    let run = Invocation("compile", "@b/A.scene.yaml", "@a", "--output-dir", "@out", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: out/A.nib: would be written for both a/A.scene.yaml and b/A.scene.yaml\n")
    #expect(try folder.names().allSatisfy { !$0.hasSuffix(".nib") })
  }

  @Test("One file cannot take two scenes")
  func oneFileForTwo() throws {
    let folder = try TemporaryFolder(twoScenes)
    let run = Invocation("compile", "@", "-o", "@x.nib", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: -o x.nib: one file cannot take 2 scenes; --output-dir names a folder\n")
  }

  @Test("No scene is ever overwritten, whatever it is called by")
  func inputsAreSafe() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    try FileManager.default.createSymbolicLink(atPath: folder.at("link.nib"), withDestinationPath: "A.scene.yaml")
    for output in ["@A.scene.yaml", "@link.nib", "@Other.scene.yaml"] {
      #expect(Invocation("compile", "@A.scene.yaml", "-o", output, in: folder).status == .usage)
    }
    #expect(try folder.text("A.scene.yaml") == Scenes.label)
    #expect(!folder.has("Other.scene.yaml"))
  }

  @Test("A folder that is missing or none is named")
  func outputFolders() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "file": ""])
    let cases = [
      (["--output-dir", "@nowhere"], "diorama: --output-dir nowhere: no such file or folder\n"),
      (["--output-dir", "@file"], "diorama: --output-dir file: is not a folder\n"),
      (["-o", "@nowhere/A.nib"], "diorama: nowhere/A.nib: there is no folder 'nowhere'\n"),
      (["-o", "@file/A.nib"], "diorama: file/A.nib: is not a folder\n"),
    ]
    for (arguments, message) in cases {
      let run = Invocation("compile", "@A.scene.yaml", arguments[0], arguments[1], in: folder)
      #expect(run.status == .unwritableOutput)
      #expect(run.errors == message)
    }
    let asFile = Invocation("compile", "@A.scene.yaml", "-o", folder.path, in: folder)
    #expect(asFile.status == .unwritableOutput)
    #expect(asFile.errors.hasSuffix(": is a folder; --output-dir names a folder to write to\n"))
  }
}
