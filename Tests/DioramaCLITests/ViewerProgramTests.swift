import DioramaBuild
import DioramaCLI
import Foundation
import Testing

/// The verbs of the viewer, called as users call them: by the tool that has no viewer in it.
@Suite("The viewer beside the tool")
struct ViewerProgramTests {
  @Test(
    "tree and render go on as the viewer, with the same streams, arguments and status",
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool")
  )
  @MainActor
  func handedOver() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.badge, "Wrong.scene.yaml": Scenes.wrong])
    let tree = try ExecutableTests.shell(#"exec "$DIORAMA" tree - < A.scene.yaml"#, in: folder)
    #expect(tree.status == 0)
    #expect(tree.output == Invocation("tree", "@A.scene.yaml", in: folder).output)
    let picture = try ExecutableTests.shell(#"exec "$DIORAMA" render A.scene.yaml -o - --size 100x200"#, in: folder)
    #expect(picture.output.hasPrefix("<svg"))
    #expect(try ExecutableTests.shell(#"exec "$DIORAMA" tree Wrong.scene.yaml"#, in: folder).status == 1)
    #expect(try ExecutableTests.shell(#"exec "$DIORAMA" tree --frob"#, in: folder).status == ToolStatus.usage.rawValue)
    #expect(try ExecutableTests.shell(#"exec "$DIORAMA" tree --help"#, in: folder).output.hasPrefix("OVERVIEW"))
  }

  @Test(
    "Without the viewer, a sentence says what is missing",
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool")
  )
  func missing() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.badge])
    let alone = try ExecutableTests.shell(#"cp "$DIORAMA" tool && exec ./tool tree A.scene.yaml"#, in: folder)
    #expect(alone.status == ToolStatus.internalError.rawValue)
    let said = "'tree' and 'render' need the program 'diorama-viewer' in the same folder as 'diorama'; install both\n"
    #expect(alone.output == "diorama: " + said)
    // Through a link, the folder of the file itself counts.
    let linked = try ExecutableTests.shell(#"ln -s "$DIORAMA" linked && exec ./linked tree A.scene.yaml"#, in: folder)
    #expect(linked.status == 0)
  }
}
