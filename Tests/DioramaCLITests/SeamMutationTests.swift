import DioramaDriver
import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SourceIndex
import SwiftSurface
import Testing
import ToolTestSupport

/// Whichever outlet or action of an example is renamed on one side alone, exactly that is reported, wherever it is used, at its characters.
@Suite("One side of the seam is renamed") struct SeamMutationTests {
  /// An example: a scene and the sources of its module.
  struct Example: Sendable, CustomTestStringConvertible {
    var module: String
    var scene: SourceText
    var sources: [SourceText]
    /// The components of the example, by their names.
    var components: [String: SourceText]

    var testDescription: String { scene.path }

    /// The outlets and actions of the sources that the scene uses.
    var members: [ApplicationMember] {
      let application = SourceIndex.application(of: sources, module: module, known: SceneCatalog.builtIn)
      return application.members(Set(application.names())).filter { member in
        // Another class may have a member of the same name.
        member.kind != .inspectable && uses(of: member) > 0 && sceneText.contains("class: \(member.className)\n")
      }
    }

    var sceneText: String { String(decoding: scene.bytes, as: UTF8.self) }

    func uses(of member: ApplicationMember) -> Int { sceneText.ranges(of: written(member)).count }

    /// How the scene writes a member.
    func written(_ member: ApplicationMember) -> String {
      member.kind == .action ? "owner.\(member.spelling)" : "\n    \(member.name):"
    }

    func errors(scene: SourceText? = nil, sources: [SourceText]? = nil) -> [Diagnostic] {
      let catalog = SceneCatalog.builtIn
      let application = SourceIndex.application(of: sources ?? self.sources, module: module, known: catalog)
      var pipeline = Pipeline(catalog: catalog.with(application))
      pipeline.components = ComponentLibrary(components, catalog: pipeline.catalog)
      let found = pipeline.validated(scene ?? self.scene).diagnostics
      return found.filter { $0.severity == .error }
    }
  }

  /// All examples with a scene and sources beside it.
  static let examples: [Example] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let files = all.filter { !$0.pathComponents.contains(".build") }.sorted { $0.path < $1.path }
    func text(_ url: URL) -> SourceText? {
      (try? String(contentsOf: url, encoding: .utf8)).map { SourceText(path: url.lastPathComponent, text: $0) }
    }
    return files.filter { $0.lastPathComponent.hasSuffix(".scene.yaml") }.compactMap { scene -> Example? in
      let folder = scene.deletingLastPathComponent()
      let sources = files.filter { $0.pathExtension == "swift" && $0.path.hasPrefix(folder.path + "/") }
      guard let text = text(scene), !sources.isEmpty else { return nil }
      let example = Example(
        module: folder.lastPathComponent,
        scene: text,
        sources: sources.compactMap { SeamMutationTests.text(of: $0) },
        components: Dictionary(
          files.filter { $0.lastPathComponent.hasSuffix(".component.yaml") }.compactMap { file in
            SeamMutationTests.text(of: file).map { (file.lastPathComponent.replacing(".component.yaml", with: ""), $0) }
          },
          uniquingKeysWith: { first, _ in first }
        )
      )
      // Scenes whose classes are not in these sources have nothing to rename.
      return example.members.isEmpty ? nil : example
    }
  }()

  private static func text(of url: URL) -> SourceText? {
    (try? String(contentsOf: url, encoding: .utf8)).map { SourceText(path: url.lastPathComponent, text: $0) }
  }

  @Test("There are examples, and nothing is wrong with them") func right() {
    #expect(Self.examples.map(\.members.count).reduce(0, +) >= 7)
    for example in Self.examples { #expect(example.errors().isEmpty) }
  }

  @Test("In Swift", arguments: examples) func inSwift(example: Example) throws {
    for member in example.members {
      let number = try #require(example.sources.firstIndex { $0.path == member.path })
      var sources = example.sources
      var bytes = sources[number].bytes
      bytes.insert(UInt8(ascii: "2"), at: member.range.upperBound)
      sources[number] = SourceText(path: sources[number].path, bytes: bytes)
      let errors = example.errors(sources: sources)
      let uses = errors.flatMap { [$0.range] + $0.repeats }
      // What several controls send is wrong at each of them.
      #expect(uses.count == example.uses(of: member), "\(member.name): \(errors)")
      #expect(errors.allSatisfy { $0.id == (member.kind == .action ? "unknown-action" : "unknown-outlet") })
      for range in uses { #expect(example.scene.string(in: range) == member.spelling) }
      let line = sources[number].position(at: member.range.lowerBound).line
      for error in errors {
        // The one is probably meant that is nearly the same, and is named with its line.
        #expect(error.hint?.contains("\(member.path):\(line)") == true, "\(error.hint ?? "")")
      }
    }
  }

  @Test("In the scene", arguments: examples) func inScene(example: Example) {
    for member in example.members {
      let written = example.written(member)
      let name = member.spelling.prefix { $0 != "(" }
      let renamed = written.replacing(name, with: "\(name)2")
      let scene = SourceText(path: example.scene.path, text: example.sceneText.replacing(written, with: renamed))
      let errors = example.errors(scene: scene)
      #expect(errors.count == example.uses(of: member), "\(errors)")
      #expect(errors.allSatisfy { $0.id == (member.kind == .action ? "unknown-action" : "unknown-outlet") })
      for range in errors.flatMap({ (error: Diagnostic) in [error.range] + error.repeats }) {
        #expect(scene.string(in: range) == member.spelling.replacing(name, with: "\(name)2"))
      }
    }
  }
}
