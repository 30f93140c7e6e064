import DioramaCLI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// What every sample means at each stage is recorded: its tree, its IR, its archive and its live hierarchy.
@MainActor
@Suite struct SampleGoldenTests {
  @Test(arguments: Repository.samples)
  func everyStageIsAsRecorded(path: String) throws {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let scene = try #require(Pipeline().validated(source).value)
    let archive = emit(scene).archive
    let name = URL(fileURLWithPath: path).lastPathComponent.replacingOccurrences(of: ".scene.yaml", with: "")
    try compare(parse(source).value.dump(), with: "\(name).tree.txt")
    try compare(scene.scene.dump(), with: "\(name).ir.txt")
    try compare(archive.dump(), with: "\(name).nib.txt")
    try compare(LiveNib(loading: archive).hierarchy(), with: "\(name).hierarchy.txt")
  }

  private func compare(_ text: String, with name: String) throws {
    try Repository.expectFresh("Tests/Fixtures/samples/\(name)", text, command: "make record")
  }
}
