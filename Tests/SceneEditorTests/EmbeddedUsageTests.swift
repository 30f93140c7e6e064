import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneSyntax
import TestSupport
import Testing

/// What completion ranks by is what `Schemas/usage.yaml` says.
@Suite struct EmbeddedUsageTests {
  /// The classes with their keys, in the order of the file.
  private static func table() throws -> [(name: String, keys: [(name: String, count: Int)], objects: Int)] {
    let path = "Schemas/usage.yaml"
    let tree = parse(SourceText(path: path, bytes: try Repository.bytes(path))).value
    let root = try #require(tree.root)
    return try tree.entries(of: root).map { entry in
      let keys = try #require(tree.value(named: "keys", of: entry.value))
      let objects = try #require(tree.value(named: "objects", of: entry.value).flatMap { Int(tree.text(of: $0)) })
      let counts = try tree.entries(of: keys).map {
        (tree.text(of: $0.key), try #require(Int(tree.text(of: $0.value))))
      }
      return (tree.text(of: entry.key), counts, objects)
    }
  }

  @Test func areFresh() throws {
    let lines = try Self.table().map { "    \(([$0.name] + $0.keys.map(\.name)).joined(separator: " "))" }
    let expected = """
      // swift-format-ignore-file
      // Made from Schemas/usage.yaml by `make schemas`; a test says when it is out of date.

      /// A line for each class that is often used: its name, and the keys that its objects have, the most frequent first.
      enum EmbeddedUsage {
        static let text = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
    try Repository.expectFresh("Sources/SceneEditor/Features/EmbeddedUsage.swift", expected, command: "make schemas")
  }

  @Test func saysWhatCanBe() throws {
    for row in try Self.table() {
      let schema = try #require(EditorScenes.pipeline.catalog.schema(named: row.name), "\(row.name)")
      #expect(!row.keys.isEmpty && row.keys.count <= 12)
      #expect(row.keys.map(\.count) == row.keys.map(\.count).sorted(by: >), "\(row.name)")
      for key in row.keys {
        #expect(schema.properties[key.name] != nil || schema.slots[key.name] != nil, "\(row.name).\(key.name)")
        #expect(key.count > 0 && key.count <= row.objects, "\(row.name).\(key.name)")
      }
    }
  }

  @Test func ranksCompletion() throws {
    let text = "scene: 1\nobjects:\n  - class: UILabel\n    \n"
    let source = SourceText(path: "a.scene.yaml", text: text)
    let items = Completion(EditorScenes.analyzer.sketched(source), at: text.utf8.count - 1).items
    let keys = try #require(try Self.table().first { $0.name == "UILabel" }).keys.map(\.name)
    #expect(items.map(\.label).filter(keys.contains) == keys)
    #expect(items.prefix(keys.count + 3).filter { keys.contains($0.label) }.count == keys.count)
  }
}
