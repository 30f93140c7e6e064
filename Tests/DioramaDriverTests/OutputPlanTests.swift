import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

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

  @Test(
    "Nothing else that a run reads is overwritten either, whatever it is called by",
    arguments: [
      (".diorama.yaml", "is a configuration"), ("config.yaml", "is a configuration"),
      ("classes/Dial.yaml", "is a schema"), ("link", "is a schema"), ("list", "is a list of arguments"),
      ("new/.diorama.yaml", "is a configuration"),
    ]
  )
  func settingsAreSafe(output: String, words: String) throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": Scenes.label, ".diorama.yaml": "schemas: classes\n", "config.yaml": "schemas: classes\n",
      "classes/Dial.yaml": "class: Dial\nsuperclass: UIView\n", "new/.keep": "",
    ])
    try folder.write("--jobs=1\n", to: "list")
    try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: "classes/Dial.yaml")
    let before = try folder.names()
    let texts = try [".diorama.yaml", "config.yaml", "classes/Dial.yaml", "list"].map { ($0, try folder.text($0)) }
    let config = output == "config.yaml" ? ["--config", folder.at("config.yaml")] : []
    for option in ["-o", "--depfile"] {
      let surroundings = Surroundings()
      let arguments = ["@" + folder.at("list"), "compile", folder.at("A.scene.yaml"), option, folder.at(output)]
      #expect(Tool.run(arguments + config, in: surroundings) == .usage)
      #expect(surroundings.errors.text == "diorama: \(folder.at(output)): \(words), and would be overwritten\n")
    }
    for (name, text) in texts { #expect(try folder.text(name) == text) }
    #expect(try folder.names() == before)
  }

  @Test(
    "What the other verbs write takes the place of nothing that they read",
    arguments: [
      ["render", "@A.scene.yaml"], ["export", "@A.scene.yaml"], ["decompile", "@A.nib"], ["schema"],
    ]
  )
  func otherVerbs(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": Scenes.label, "config.yaml": "schemas: classes\n",
      "classes/Dial.yaml": "class: Dial\nsuperclass: UIView\n",
    ])
    #expect(Invocation("compile", "@A.scene.yaml", in: folder).status == .success)
    try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: "classes/Dial.yaml")
    var refused = [
      ("config.yaml", "a configuration"), ("new/.diorama.yaml", "a configuration"), ("link", "a schema"),
      ("classes/Dial.yaml", "a schema"),
    ]
    switch arguments[0] {
    case "decompile": refused.append(("A.nib", "the nib that is read"))
    default: refused.append(("A.scene.yaml", "a scene file"))
    }
    let before = try folder.names()
    for (output, kind) in refused {
      let surroundings = Surroundings()
      let named = arguments.map { $0.hasPrefix("@") ? folder.at(String($0.dropFirst())) : $0 }
      let all = named + ["--config", folder.at("config.yaml"), "-o", folder.at(output)]
      #expect(Tool.run(all, in: surroundings) == .usage)
      #expect(surroundings.errors.text == "diorama: \(folder.at(output)): is \(kind), and would be overwritten\n")
    }
    #expect(try folder.names() == before)
    #expect(try folder.text("A.scene.yaml") == Scenes.label)
    #expect(try folder.text("classes/Dial.yaml") == "class: Dial\nsuperclass: UIView\n")
  }

  @Test("A map does not take the place of a list of arguments either")
  func maps() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "A.nib.map": "--debug-info\n"])
    let surroundings = Surroundings()
    let arguments = ["@" + folder.at("A.nib.map"), "compile", folder.at("A.scene.yaml")]
    #expect(Tool.run(arguments, in: surroundings) == .usage)
    #expect(try folder.names() == ["A.nib.map", "A.scene.yaml"])
    #expect(try folder.text("A.nib.map") == "--debug-info\n")
  }

  @Test("A depfile is not printed")
  func printedDepfile() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let run = Invocation("compile", "@A.scene.yaml", "--depfile", "-", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: --depfile -: what outputs are made of is not printed; name a file\n")
    #expect(try folder.names() == ["A.scene.yaml"] && !FileManager.default.fileExists(atPath: "-"))
  }

  @Test("What cannot be a folder of outputs is named")
  func outputFolders() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "file": ""])
    let cases = [
      (["--output-dir", "@file/below"], "diorama: --output-dir file/below: is not a folder\n"),
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
