import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// The pictures of the samples and of a scene with every control are as recorded; the README shows the samples'.
@MainActor
@Suite struct PictureGoldenTests {
  /// The scenes that have pictures, as paths from the root.
  nonisolated static let scenes: [String] =
    Repository.samples
    + Repository.files(below: "Tests/Fixtures/pictures", suffix: ".scene.yaml")

  @Test(arguments: scenes)
  func picture(scene: String) throws {
    let run = Invocation("render", Repository.url(scene).path, "-o", "-")
    #expect(run.status == .success)
    let picture = scene.replacingOccurrences(of: ".scene.yaml", with: ".svg")
    try Repository.expectFresh(picture, run.output, command: "diorama render \(scene)")
  }
}
