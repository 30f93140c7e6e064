import DioramaCLI
import DioramaViewer
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import Testing

/// What every sample means at each stage is recorded: its tree, its IR, its archive and its live hierarchy.
@MainActor
@Suite struct SampleGoldenTests {
  nonisolated static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sample scenes, as paths from the root.
  nonisolated static let samples: [String] = {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent("samples").path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.sorted()
  }()

  @Test(arguments: samples)
  func everyStageIsAsRecorded(sample: String) throws {
    let path = "samples/\(sample)"
    let bytes = try Array(Data(contentsOf: Self.root.appendingPathComponent(path)))
    let source = SourceText(path: path, bytes: bytes)
    let scene = try #require(Pipeline().validated(source).value)
    let archive = emit(scene)
    let name = URL(fileURLWithPath: sample).lastPathComponent.replacingOccurrences(of: ".scene.yaml", with: "")
    try compare(parse(source).value.dump(), with: "\(name).tree.txt")
    try compare(scene.scene.dump(), with: "\(name).ir.txt")
    try compare(archive.dump(), with: "\(name).nib.txt")
    try compare(LiveNib(loading: archive).hierarchy(), with: "\(name).hierarchy.txt")
  }

  private func compare(_ text: String, with name: String) throws {
    let url = Self.root.appendingPathComponent("Tests/Fixtures/samples/\(name)")
    if ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(name)")
    } else {
      #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(name) differs")
    }
  }
}
