import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// Real documents written as scenes compile, but for what belongs to storyboards.
@Suite struct DesignExampleTests {
  private static let folder = Fixtures.root.deletingLastPathComponent()
    .appendingPathComponent("shared/design/examples").path

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted()
  }

  /// What a storyboard has and a single scene has not, by document.
  private static let storyboardOnly: [String: [String]] = [:]

  @Test(.enabled(if: !names.isEmpty, "the examples stand beside the repository, in ../shared"), arguments: names)
  func compiles(name: String) throws {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
    let source = SourceText(path: name, bytes: bytes)
    let found = Pipeline().compiled(source).diagnostics
    let lines = found.map { "\(source.position(at: $0.range.lowerBound).line): \($0.id): \($0.message)" }
    #expect(lines == Self.storyboardOnly[name] ?? [])
  }
}
