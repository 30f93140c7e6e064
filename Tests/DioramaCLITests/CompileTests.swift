import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import Testing
import ToolTestSupport

@MainActor
struct CompileTests {
  @Test("A scene becomes a nib beside it, silently")
  func besideInput() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let run = Invocation("compile", "@A.scene.yaml", in: folder)
    #expect(run.status == .success)
    #expect(run.output == "" && run.errors == "")
    #expect(try folder.names() == ["A.nib", "A.scene.yaml"])
    #expect(try NibArchive(decoding: folder.bytes("A.nib")).coderVersion == 10)
  }

  @Test("Older versions of nib have no keys that came later")
  func olderNibs() throws {
    func nib(_ option: String = "--quiet") throws -> NibArchive {
      let run = Invocation("compile", "-", option, input: Scenes.label)
      #expect(run.status == .success, "\(run.errors)")
      return try NibArchive(decoding: run.outputBytes)
    }
    let (usual, nine, ten) = (try nib(), try nib("--coder-version=9"), try nib("--xcode=10"))
    let (sixteen, twelve) = (try nib("--xcode=16"), try nib("--xcode=12"))
    #expect(usual == sixteen && nine == twelve)
    #expect([usual, nine, ten].map(\.coderVersion) == [10, 9, 9])
    #expect([usual, nine, ten].map { $0.keys.contains("UIFontDescriptorOptions") } == [true, false, false])
    #expect([usual, nine, ten].map { $0.keys.contains("UIViewLargeContentStoredProperties") } == [true, true, false])
    let contradiction = Invocation("compile", "-", "--coder-version", "10", "--xcode", "12", input: Scenes.label)
    #expect(contradiction.status == .usage)
  }

  @Test("Folders are searched, without what is hidden and without going in circles")
  func folders() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": Scenes.label, "sub/B.scene.yaml": Scenes.label, ".build/C.scene.yaml": Scenes.label,
      "sub/.D.scene.yaml": Scenes.label, "sub/note.yaml": "",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder.at("sub/loop"), withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.at("sub/dead"), withDestinationPath: "nowhere")
    #expect(Invocation("compile", "@", in: folder).status == .success)
    #expect(try folder.names().filter { $0.hasSuffix(".nib") } == ["A.nib", "sub/B.nib"])
  }

  @Test("A scene named twice is compiled once")
  func namedTwice() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong])
    let run = Invocation("compile", "@A.scene.yaml", "@", "@./A.scene.yaml", in: folder)
    #expect(run.errors.hasSuffix("1 error in 1 file\n"))
  }

  @Test("Nothing of a scene with errors is written, and the others are")
  func errorsStandAlone() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong, "B.scene.yaml": Scenes.label, "A.nib": "old"])
    let run = Invocation("compile", "@", "@missing.scene.yaml", in: folder)
    #expect(run.status == .unreadableInput)
    #expect(try folder.text("A.nib") == "old")
    #expect(folder.has("B.nib"))
  }

  @Test("Standard input and output are both '-'")
  func standardStreams() throws {
    let folder = try TemporaryFolder()
    let piped = Invocation("compile", "-", input: Scenes.label)
    #expect(piped.status == .success)
    #expect(try NibArchive(decoding: piped.outputBytes).coderVersion == 10)
    #expect(Invocation("compile", "-", "-o", "@A.nib", in: folder, input: Scenes.label).status == .success)
    #expect(try folder.bytes("A.nib") == piped.outputBytes)
    let wrong = Invocation("compile", "-", "-o", "-", "--diagnostics", "gcc", "--quiet", input: Scenes.wrong)
    #expect(wrong.status == .findings && wrong.output == "")
    #expect(
      wrong.errors
        == "<stdin>:4:5: error: UILabel has no property 'txt'; did you mean 'text'? [unknown-property]\n"
    )
  }

  @Test("A terminal gets no nib unless that is asked for")
  func terminal() {
    let run = Invocation("compile", "-", input: Scenes.label, outputIsTerminal: true)
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: a nib is not readable on a terminal; name a file with -o\n")
    let insisting = Invocation("compile", "-", "-o", "-", input: Scenes.label, outputIsTerminal: true)
    #expect(insisting.status == .success)
  }

  @Test("The intermediate forms are printed, or written where a file or folder is named")
  func intermediateForms() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "out/.keep": ""])
    let tree = Invocation("compile", "@A.scene.yaml", "--emit", "tree", in: folder)
    #expect(tree.output.hasPrefix("mapping block 1:1-4:13\n  key scalar plain 1:1-1:6 \"scene\"\n"))
    let ir = Invocation("compile", "@A.scene.yaml", "--emit", "ir", in: folder)
    #expect(ir.output == "scene 1\nowner NSObject\nobject UILabel  @3:5\n  text = \"Hi\"  @4:5\n")
    let written = Invocation("compile", "@A.scene.yaml", "--emit", "ir", "--output-dir", "@out", in: folder)
    #expect(written.status == .success)
    #expect(try folder.text("out/A.ir") == ir.output)
  }

  @Test("The same scene gives the same bytes in another folder")
  func determinism() throws {
    let folder = try TemporaryFolder(["a/A.scene.yaml": Scenes.badge, "b/A.scene.yaml": Scenes.badge])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    #expect(try folder.bytes("a/A.nib") == folder.bytes("b/A.nib"))
  }
}
