import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import TestSupport
import Testing
import ToolTestSupport

@MainActor
struct DamagedNibTests {
  @Test("What UIKit would raise an exception for is left out and said, without addresses")
  func exception() {
    let nib = Repository.url("Tests/Fixtures/fuzz/nib/two-controllers-one-view.nib").path
    let tree = Invocation("tree", nib)
    #expect(tree.status == .success)
    #expect(
      tree.output.hasSuffix(
        """
        left out
          A view can only be associated with at most one view controller at a time! View <UIView> is associated with \
        <UIViewController>. Clear this association before associating this view with <UITableViewController>.

        """
      )
    )
    let picture = Invocation("render", nib, "-o", "-")
    #expect(picture.status == .success)
    #expect(picture.errors.contains("left out: A view can only be associated with at most one view controller"))
  }

  @Test("A damaged nib is shown or refused, never the end of the tool")
  func mutations() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    #expect(Invocation("compile", "@", in: folder).status == .success)
    let bytes = try folder.bytes("Badge.nib")
    for step in 0..<80 {
      var damaged = bytes
      damaged[step * 7919 % bytes.count] ^= UInt8(truncatingIfNeeded: 1 << (step % 8))
      for verb in [["inspect", "-", "--json"], ["tree", "-"]] {
        let surroundings = Surroundings(readInput: { _ in damaged })
        let status = Tool.run(verb, in: surroundings)
        // Without its first bytes, a nib on standard input is taken for a scene.
        #expect([.success, .unreadableInput, .findings].contains(status))
      }
    }
    for length in stride(from: 0, to: bytes.count, by: 41) {
      #expect(throws: NibArchiveError.self) { try NibArchive(decoding: Array(bytes.prefix(length))) }
    }
  }
}
