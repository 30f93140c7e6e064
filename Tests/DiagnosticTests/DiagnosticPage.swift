import Foundation
import InterfaceBuilder
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel
import SceneStrings
import SwiftCodegen
import TestSupport

/// A page of `Documentation/Diagnostics`.
struct DiagnosticPage {
  /// A fenced example and the words behind its fence.
  struct Example {
    var words: [Substring]
    var text: String
    func has(_ word: Substring) -> Bool { words.contains(word) }
  }

  static let folder = "Documentation/Diagnostics"

  /// The ids that have a page, in alphabetical order.
  static var ids: [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path))
    return (names ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  var title = ""
  var summary = ""
  /// The headings, in order.
  var sections: [String] = []
  var examples: [String: [Example]] = [:]

  init(_ id: String) throws {
    let text = try Repository.text("\(Self.folder)/\(id).md")
    var example: Example?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var open = example {
        if line == "```" {
          examples[sections.last ?? "", default: []].append(open)
          example = nil
        } else {
          open.text += line + "\n"
          example = open
        }
      } else if line.hasPrefix("```") {
        example = Example(words: line.dropFirst(3).split(separator: " "), text: "")
      } else if line.hasPrefix("## ") {
        sections.append(String(line.dropFirst(3)))
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if sections.isEmpty, !line.isEmpty {
        summary += line
      }
    }
  }

  /// What diorama says of a section's examples, read together.
  func diagnostics(of section: String) -> [Diagnostic] {
    let examples = examples[section] ?? []
    if let configuration = examples.first(where: { $0.has("configuration") }) {
      return Configuration.read(SourceText(path: ".diorama.yaml", text: configuration.text)).diagnostics
    }
    if let catalog = examples.first(where: { $0.has("catalog") }) {
      let read = StringCatalog.read(SourceText(path: "Scenes.xcstrings", text: catalog.text))
      var texts: [CatalogText] = []
      var measured: [MeasuredScene] = []
      for example in examples where example.words.first == "yaml" {
        let checked = Pipeline().checked(SourceText(path: "Example.scene.yaml", text: example.text))
        guard let scene = checked.scene else { continue }
        texts += scene.scene.texts.map { CatalogText($0, of: scene.scene, table: "Example", isInStoryboard: false) }
        measured.append(MeasuredScene(scene, tree: checked.tree, texts: texts, by: Linter()))
      }
      guard let catalog = read.value else { return read.diagnostics }
      return catalog.findings(for: texts, in: nil) + catalog.tooLong(in: measured, nil)
    }
    if let baseline = examples.first(where: { $0.has("baseline") }) {
      let read = Baseline.read(SourceText(path: "baseline.yaml", text: baseline.text))
      return read.diagnostics + read.value.stale(matched: [:]) { _ in true }
    }
    let documents = examples.filter { $0.has("xml") }
    if !documents.isEmpty {
      return documents.flatMap {
        importDocument(SourceText(path: "Example.xib", text: $0.text), catalog: SceneCatalog.builtIn).diagnostics
      }
    }
    let storyboards = examples.filter { $0.has("storyboard") }
    if !storyboards.isEmpty { return diagnostics(ofStoryboards: storyboards) }
    let schemas = examples.filter { $0.has("schema") }.enumerated()
      .map { SourceText(path: "\($0.offset).yaml", text: $0.element.text) }
    let (read, problems) = SceneCatalog.reading(schemas)
    let sources = examples.filter { $0.words.first == "swift" }.map {
      (words: $0.words.map(String.init), text: $0.text)
    }
    let catalog = read.knowing(sources)
    var found = problems.flatMap(\.diagnostics)
    for example in examples where !example.has("schema") && example.words.first != "swift" {
      let settings = ExampleSettings(example.words)
      let pipeline = Pipeline(catalog: catalog, limits: settings.limits, target: settings.target)
      let source = SourceText(path: "Example.scene.yaml", bytes: ExampleSettings.bytes(example.text))
      let validated = pipeline.validated(source)
      found += validated.diagnostics
      guard example.has("generate"), let scene = validated.value else { continue }
      let named = NamedScene(name: "Example", scene: scene)
      found += SwiftGenerator().generate([named]).diagnostics.flatMap(\.diagnostics)
      found += UIKitCode(named, GenerationOptions()).notes
    }
    return found
  }

  /// What diorama says of storyboards that are read together; the first is called `Example`, others by their names.
  private func diagnostics(ofStoryboards examples: [Example]) -> [Diagnostic] {
    let pipeline = Pipeline()
    let sources = examples.map { example in
      let name = example.words.first { $0.hasPrefix("name=") }.map { $0.dropFirst("name=".count) } ?? "Example"
      return SourceText(path: "\(name).storyboard.yaml", text: example.text)
    }
    let storyboards = sources.map { pipeline.read(manifest: $0) }
    let surfaces = StoryboardSurfaces(storyboards.map(pipeline.surface))
    return storyboards.enumerated().flatMap { index, storyboard in
      pipeline.checked(storyboard, others: OtherStoryboards(surfaces, from: index)).manifest.diagnostics
    }
  }
}
