import DioramaBuild
import DioramaCLI
import Foundation
import Testing

/// The pictures of the samples and of a scene with every control are as recorded; the README shows the samples'.
@MainActor
@Suite struct PictureGoldenTests {
  nonisolated private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The scenes that have pictures, as paths from the root.
  nonisolated static let scenes: [String] = ["samples", "Tests/Fixtures/pictures"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  @Test(arguments: scenes)
  func picture(scene: String) throws {
    let path = Self.root.appending(path: scene).path
    let run = Invocation("render", path, "-o", "-")
    #expect(run.status == .success)
    let picture = URL(filePath: path.replacingOccurrences(of: ".scene.yaml", with: ".svg"))
    if ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1" {
      try Data(run.output.utf8).write(to: picture)
      Issue.record("recorded \(picture.lastPathComponent)")
    } else {
      let recorded = try String(contentsOf: picture, encoding: .utf8)
      #expect(recorded == run.output, "run diorama render \(scene): its picture is out of date")
    }
  }
}
