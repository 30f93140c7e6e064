import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing

/// The guide's pictures are what the tool draws of the scenes beside them; `make pictures` draws them anew.
@MainActor
@Suite struct PictureTests {
  nonisolated private static let pictures =
    (try? GuidePage.names.flatMap { name in
      try GuidePage(name).scenes.filter { $0.has("picture") }.map { PicturedScene(page: name, block: $0) }
    }) ?? []

  @Test(arguments: pictures)
  func picture(scene: PicturedScene) throws {
    let file = try #require(scene.block["file"], "a scene with a picture has a name")
    let temporaryFolder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporaryFolder) }
    let path = temporaryFolder.appendingPathComponent(file)
    try Data(scene.block.text.utf8).write(to: path)
    let surroundings = Surroundings(
      files: .real,
      environment: [:],
      output: Output(),
      errors: Output(),
      readInput: { _ in [] },
      elapsed: { .zero }
    )
    #expect(
      Tool.run(["render", path.path, "-o", "-"], in: surroundings) == .success,
      "\(surroundings.errors.text)"
    )
    let name = file.replacing(".scene.yaml", with: ".svg")
    #expect(try GuidePage(scene.page).lines.contains { $0.contains("(Pictures/\(name))") }, "no picture \(name)")
    let picture = GuidePage.folder.appendingPathComponent("Pictures/\(name)")
    if Repository.isRecording {
      try FileManager.default.createDirectory(
        at: picture.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(surroundings.output.text.utf8).write(to: picture)
      Issue.record("recorded \(name)")
    } else {
      let recorded = try String(contentsOf: picture, encoding: .utf8)
      #expect(recorded == surroundings.output.text, "make pictures: \(name) is out of date")
    }
  }
}

/// A scene of a page that has a picture.
struct PicturedScene: Sendable, CustomTestStringConvertible {
  var page: String
  var block: GuidePage.Block

  var testDescription: String { block["file"] ?? page }
}
