import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// Valid scenes mean what their recorded IR and archive say.
@Suite struct SceneFixtureTests {
  @Test(arguments: Fixtures.scenes(in: "scenes"))
  func recordedMeaning(name: String) throws {
    let path = "Tests/Fixtures/scenes/\(name)"
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let validated = Pipeline().validated(source)
    #expect(validated.diagnostics.isEmpty, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let scene = try #require(validated.value)
    let stem = path.replacingOccurrences(of: ".scene.yaml", with: "")
    try compare(scene.scene.dump(), with: "\(stem).ir.txt")
    try compare(emit(scene).archive.dump(), with: "\(stem).nib.txt")
  }

  private func compare(_ text: String, with path: String) throws {
    if Repository.isRecording {
      try Repository.record(text, at: path)
      Issue.record("recorded \(path)")
    } else {
      let expected = try Repository.text(path)
      #expect(text == expected, "\(path) differs")
    }
  }
}
