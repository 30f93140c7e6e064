import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// The same scene gives the same bytes, whenever and wherever it is compiled.
@Suite struct DeterminismTests {
  @Test(arguments: Repository.scenes)
  func sameBytes(path: String) throws {
    let bytes = try Repository.bytes(path)
    let first = try #require(Pipeline().compiled(SourceText(path: path, bytes: bytes)).value).encoded()
    let elsewhere = SourceText(path: "another/folder/Other.scene.yaml", bytes: bytes)
    let shared = Pipeline()
    for _ in 0..<2 {
      #expect(try #require(shared.compiled(elsewhere).value).encoded() == first)
    }
  }
}
