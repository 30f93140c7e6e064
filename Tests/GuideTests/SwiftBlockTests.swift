import Foundation
import SceneCompiler
import SceneDiagnostics
import SwiftCodegen
import TestSupport
import Testing

/// Every Swift block of the guide is a source of this test target, beside the Swift of the scenes that it uses.
@Suite struct SwiftBlockTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/GuideTests/Examples")

  /// The files that the pages give, by name.
  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    var scenes: [NamedScene] = []
    for name in GuidePage.names {
      let page = try GuidePage(name)
      for block in page.blocks(in: "swift") where !block.has("manifest") && !block.has("other") {
        let file = try #require(block["file"], "\(name):\(block.lines.lowerBound): a file or a manifest")
        // Further blocks of a file go on where the one before ended.
        files[file, default: header(name)] += "\n" + block.text
      }
      for block in page.scenes where block.has("generated") {
        let file = try #require(block["file"])
        let source = SourceText(path: file, text: block.text)
        let scene = try #require(Pipeline().validated(source).value)
        scenes.append(NamedScene(name: String(file.dropLast(".scene.yaml".count)), scene: scene))
      }
    }
    let generator = SwiftGenerator(options: GenerationOptions(module: "Shop", resources: .module))
    let generated = generator.generate(scenes)
    #expect(generated.diagnostics.isEmpty)
    for file in generated.files { files[file.name] = ignored + file.text }
    return files
  }

  /// The layout of an example is that of the page, and of the generator.
  private static let ignored = "// swift-format-ignore-file\n"

  private static func header(_ page: String) -> String {
    "\(ignored)// From \(page), which is where to change it.\n"
  }

  @Test func sourcesAreThePages() throws {
    let expected = try Self.files()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
    if Repository.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for name in names where expected[name] == nil {
        try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(name))
      }
      for (name, text) in expected {
        try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name), options: .atomic)
      }
      Issue.record("recorded \(expected.count) sources: build again")
      return
    }
    #expect(names.sorted() == expected.keys.sorted())
    for (name, text) in expected {
      let source = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(source == text, "\(name): record it with DIORAMA_RECORD=1, then build again")
    }
  }
}
