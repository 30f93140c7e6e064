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

  /// What is said of each document: what a storyboard has and a single scene has not, merge keys, and tab stops.
  private static let known = [
    "Connections.scene.yaml": [
      "7: unknown-slot: UITableViewController has no slot 'segues'", "29: unknown-slot: UIButton has no slot 'segues'",
      "45: unknown-slot: UIButton has no slot 'segues'",
    ],
    "IGTestStoryboard.scene.yaml": [
      "7: unknown-property: IGTestStoryboardViewController has no property 'storyboardIdentifier'"
    ],
    "TextViewController.scene.yaml": [
      "27: unknown-property: NSParagraphStyle has no property 'baseWritingDirection'"
    ],
    "UserDefinedAttributes.scene.yaml": [
      "46: merge-key: the merge key '<<' is not part of the scene language"
    ],
  ]

  @Test(.enabled(if: !names.isEmpty, "the examples stand beside the repository, in ../shared"), arguments: names)
  func compiles(name: String) throws {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
    let source = SourceText(path: name, bytes: bytes)
    let found = Pipeline().compiled(source).diagnostics
    let lines = found.map { "\(source.position(at: $0.range.lowerBound).line): \($0.id): \($0.message)" }
    #expect(lines == Self.known[name] ?? [])
  }
}
