import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

@MainActor
struct DecompileTests {
  @Test("A nib gives a scene that compiles to the same bytes")
  func roundTrip() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let printed = Invocation("decompile", "@Badge.nib", in: folder)
    #expect(printed.status == .success)
    #expect(printed.errors.isEmpty)
    #expect(printed.output.hasPrefix("scene: 1\nowner:\n"))
    let written = Invocation("decompile", "@Badge.nib", "-o", "@Again.scene.yaml", in: folder)
    #expect(written.status == .success)
    #expect(written.output.isEmpty)
    #expect(try folder.text("Again.scene.yaml") == printed.output)
    #expect(Invocation("compile", "@Again.scene.yaml", in: folder).status == .success)
    #expect(try folder.bytes("Again.nib") == folder.bytes("Badge.nib"))
  }

  @Test("What is kept as the nib has it comes back from the scene, and is listed")
  func kept() throws {
    let scene = """
      scene: 1
      objects:
        - class: UILabel
          id: title
          text: Hi
          interfaceBuilder:
            archive:
              values:
                UITextColor: keep
                UIStrange: {class: Strange, values: {size: numbers 1 2, label: at title, name: string A b}}
                UIDeepDrawRect: absent
      """
    let folder = try TemporaryFolder(["Label.scene.yaml": scene])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let run = Invocation("decompile", "@Label.nib", "-o", "@Again.scene.yaml", in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors == """
        Label.nib: 1 key is kept as the nib has them
          label1 (UILabel): UIStrange

        """
    )
    #expect(Invocation("decompile", "@Label.nib", "--quiet", in: folder).errors.isEmpty)
    let text = try folder.text("Again.scene.yaml")
    #expect(text.contains("UIStrange: {class: Strange, values: {size: numbers 1.0 2.0, label: at label1"))
    #expect(text.contains("without: [UIDeepDrawRect]"))
    #expect(Invocation("compile", "@Again.scene.yaml", in: folder).status == .success)
    #expect(try folder.bytes("Again.nib") == folder.bytes("Label.nib"))
  }

  @Test(
    "The scenes of nibs are laid out as 'format' lays them out",
    arguments: ["sign-in/SignIn", "settings/Settings"]
  )
  func layout(sample: String) throws {
    let folder = try TemporaryFolder()
    let file = Repository.root.appendingPathComponent("samples/\(sample).scene.yaml").path
    #expect(Invocation("compile", file, "-o", "@A.nib", in: folder).status == .success)
    #expect(Invocation("decompile", "@A.nib", "-o", "@A.scene.yaml", "--quiet", in: folder).status == .success)
    #expect(Invocation("format", "@A.scene.yaml", "--check", in: folder).status == .success)
  }

  @Test("What is no nib is refused")
  func refusals() throws {
    let folder = try TemporaryFolder(["a.scene.yaml": Scenes.label, "b.nib": "bplist00", "c.nib": "NIBArchive"])
    #expect(Invocation("decompile", "@a.scene.yaml", in: folder).status == .usage)
    #expect(Invocation("decompile", "@b.nib", in: folder).status == .unreadableInput)
    #expect(Invocation("decompile", "@c.nib", in: folder).status == .unreadableInput)
    #expect(Invocation("decompile", "@none.nib", in: folder).status == .unreadableInput)
    #expect(Invocation("compile", "@a.scene.yaml", in: folder).status == .success)
    #expect(Invocation("decompile", "@a.nib", "-o", "@no/such/b.scene.yaml", in: folder).status == .unwritableOutput)
  }

  @Test("A value that no archive has is an error at its location")
  func mistakes() throws {
    let scene = """
      scene: 1
      objects:
        - class: UILabel
          interfaceBuilder: {archive: {values: {A: int9 1, B: at nobody/UIFont}, thing: 1}}
      """
    let folder = try TemporaryFolder(["a.scene.yaml": scene])
    let run = Invocation("validate", "@a.scene.yaml", "--diagnostics", "gcc", in: folder)
    #expect(
      run.errors.hasPrefix(
        """
        a.scene.yaml:4:46: error: an archived value names its type, like 'int8 1', not 'int9 1' [wrong-type]
        a.scene.yaml:4:57: error: no object has the id 'nobody'; write 'id: nobody' in the object that is meant [dangling-reference]
        a.scene.yaml:4:76: error: an archive has no 'thing'; it has 'values' [unknown-key]

        """
      ),
      "\(run.errors)"
    )
  }
}
