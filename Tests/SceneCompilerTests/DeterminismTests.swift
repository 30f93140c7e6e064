import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import Testing

/// The same scene gives the same bytes, whenever and wherever it is compiled.
@Suite struct DeterminismTests {
  @Test(arguments: Fixtures.samples + Fixtures.scenes(in: "scenes").map { "Tests/Fixtures/scenes/\($0)" })
  func sameBytes(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let first = try #require(Pipeline().compiled(SourceText(path: path, bytes: bytes)).value).encoded()
    let elsewhere = SourceText(path: "another/folder/Other.scene.yaml", bytes: bytes)
    let shared = Pipeline()
    for _ in 0..<2 {
      #expect(try #require(shared.compiled(elsewhere).value).encoded() == first)
    }
  }
}
