import DioramaCLI
import Foundation
import InterfaceBuilder
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel
import SceneStrings
import SceneSyntax
import SwiftCodegen
import TestSupport
import Testing

/// Every fixture has exactly the diagnostics that its comments announce: no other, and none less.
@Suite struct DiagnosticFixtureTests {
  @Test(arguments: Fixtures.scenes(in: "diagnostics"))
  func announcedDiagnostics(name: String) throws {
    try hold("Tests/Fixtures/diagnostics/\(name)") { source, settings in
      let schemas = try settings.schemas.map { try Self.source("Tests/Fixtures/schemas/\($0)") }
      let sources = try settings.sources.map {
        // A source in a folder is of the module of that name.
        let module = $0.split(separator: "/").dropLast().last.map { ["module=\($0)"] } ?? []
        return (
          words: ["swift"] + module,
          text: try Repository.text("Tests/Fixtures/sources/\($0)")
        )
      }
      let catalog = SceneCatalog.reading(schemas).catalog.knowing(sources)
      var pipeline = Pipeline(catalog: catalog, limits: settings.limits, target: settings.target)
      pipeline.components = try Self.components(catalog)
      return pipeline.validated(source).diagnostics
    }
  }

  /// The components that fixtures can use.
  private static func components(_ catalog: SceneCatalog) throws -> ComponentLibrary {
    let files = Fixtures.names(in: "components")
    let sources = try files.map {
      (String($0.dropLast(".component.yaml".count)), try source("Tests/Fixtures/components/\($0)"))
    }
    return ComponentLibrary(Dictionary(uniqueKeysWithValues: sources), catalog: catalog)
  }

  @Test(arguments: Fixtures.names(in: "diagnostics/schemas"))
  func announcedSchemaDiagnostics(name: String) throws {
    // Together, since two schemas can be at odds.
    let all = try Fixtures.names(in: "diagnostics/schemas").map {
      try Self.source("Tests/Fixtures/diagnostics/schemas/\($0)")
    }
    let problems = SceneCatalog.reading(all).diagnostics
    try hold("Tests/Fixtures/diagnostics/schemas/\(name)") { source, _ in
      problems.filter { $0.source.path == source.path }.flatMap(\.diagnostics)
    }
  }

  @Test(arguments: Fixtures.names(in: "diagnostics/configurations"))
  func announcedConfigurationDiagnostics(name: String) throws {
    try hold("Tests/Fixtures/diagnostics/configurations/\(name)") { source, _ in
      Configuration.read(source).diagnostics.sortedByLocation()
    }
  }

  /// The catalogs are of a scene of their name in `catalog-scenes`, and else of the scene `automatic-keys`.
  @Test(arguments: Repository.files(in: "Tests/Fixtures/diagnostics/catalogs"))
  func announcedCatalogDiagnostics(name: String) throws {
    let own = "\(name.prefix { $0 != "." }).scene.yaml"
    let isOwn = Repository.files(in: "Tests/Fixtures/diagnostics/catalog-scenes").contains(own)
    let path = isOwn ? "diagnostics/catalog-scenes/\(own)" : "scenes/automatic-keys.scene.yaml"
    let checked = Pipeline().checked(try Self.source("Tests/Fixtures/\(path)"))
    let scene = try #require(checked.scene)
    let texts = scene.scene.texts.map { CatalogText($0, of: scene.scene, table: "SignIn", isInStoryboard: false) }
    let measured = MeasuredScene(scene, tree: checked.tree, texts: texts, by: Linter())
    try hold("Tests/Fixtures/diagnostics/catalogs/\(name)") { source, _ in
      let read = StringCatalog.read(source)
      guard let catalog = read.value else { return read.diagnostics }
      return (catalog.findings(for: texts, in: nil) + catalog.tooLong(in: [measured], nil)).sortedByLocation()
    }
  }

  @Test(arguments: Fixtures.names(in: "diagnostics/baselines"))
  func announcedBaselineDiagnostics(name: String) throws {
    try hold("Tests/Fixtures/diagnostics/baselines/\(name)") { source, _ in
      let read = Baseline.read(source)
      let found = read.value.entries.map(\.key).filter { $0.line == "found" }.map { ($0, 1) }
      return read.diagnostics + read.value.stale(matched: Dictionary(found) { $0 + $1 }) { _ in true }
    }
  }

  @Test(arguments: Fixtures.scenes(in: "diagnostics/generation"))
  func announcedGenerationDiagnostics(name: String) throws {
    try hold("Tests/Fixtures/diagnostics/generation/\(name)") { source, _ in
      let validated = Pipeline().validated(source)
      guard let scene = validated.value else { return validated.diagnostics }
      let named = NamedScene(name: "Example", scene: scene)
      let code = UIKitCode(named, GenerationOptions()).notes
      return (SwiftGenerator().generate([named]).diagnostics.flatMap(\.diagnostics) + code).sortedByLocation()
    }
  }

  @Test(arguments: Fixtures.names(in: "diagnostics/documents"))
  func announcedDocumentDiagnostics(name: String) throws {
    try hold("Tests/Fixtures/diagnostics/documents/\(name)") { source, _ in
      importDocument(source, catalog: SceneCatalog.builtIn).diagnostics
    }
  }

  @Test(arguments: Fixtures.storyboards(in: "diagnostics/storyboards"))
  func announcedStoryboardDiagnostics(name: String) throws {
    let path = "Tests/Fixtures/diagnostics/storyboards/\(name)"
    let pipeline = Pipeline()
    func members(_ path: String) throws -> [StoryboardMember] {
      try Fixtures.members(of: path).map { StoryboardMember(name: $0.name, source: try Self.source($0.path)) }
    }
    let others = try Fixtures.storyboards(in: "diagnostics/storyboards").filter { $0 != name }.map { other in
      let path = "Tests/Fixtures/diagnostics/storyboards/\(other)"
      return pipeline.surface(of: pipeline.read(manifest: try Self.source(path), members: try members(path)))
    }
    let checked = pipeline.checkedStoryboard(
      manifest: try Self.source(path),
      members: try members(path),
      others: OtherStoryboards(StoryboardSurfaces(others))
    )
    let texts = Dictionary(uniqueKeysWithValues: checked.texts.map { ($0.tree.source.path, $0.diagnostics) })
    #expect(
      texts.values.contains { !$0.isEmpty },
      "a storyboard without diagnostics belongs in Tests/Fixtures/storyboards"
    )
    for path in texts.keys.sorted() { try hold(path, isOneOfSeveral: true) { source, _ in texts[source.path] ?? [] } }
  }

  /// Every id of the registry is met in some fixture, with its severity, and no other is.
  @Test func fixturesAreTheRegistry() throws {
    let scenes = Fixtures.scenes(in: "diagnostics").map { "diagnostics/\($0)" }
    let folders = ["schemas", "configurations", "baselines", "generation", "documents"].map { "diagnostics/\($0)" }
    let others = folders.flatMap { folder in
      Fixtures.names(in: folder).map { "\(folder)/\($0)" }
    }
    let catalogs = Repository.files(in: "Tests/Fixtures/diagnostics/catalogs").map { "diagnostics/catalogs/\($0)" }
    let storyboards = Repository.files(below: "Tests/Fixtures/diagnostics/storyboards", suffix: ".yaml").map {
      String($0.dropFirst("Tests/Fixtures/".count))
    }
    var met: Set<String> = []
    for path in scenes + others + catalogs + storyboards {
      let text = try Repository.text("Tests/Fixtures/\(path)")
      for line in text.split(separator: "\n") where ExpectedDiagnostics.isAnnouncement(line) {
        let words = line.drop { "#^ ".contains($0) }.prefix { $0 != ":" }.split(separator: " ").map(String.init)
        let kind = try #require(DiagnosticRegistry.tool[words.last ?? ""], "\(path): \(line)")
        #expect(words.count == (kind.severity == .error ? 1 : 2), "\(path): \(line)")
        met.insert(kind.id)
      }
    }
    let missing = DiagnosticRegistry.tool.ofTool.map(\.id).filter { !met.contains($0) }
    #expect(missing.isEmpty, "no fixture has \(missing)")
  }

  private static func source(_ path: String) throws -> SourceText {
    let text = try Repository.text(path)
    return SourceText(path: path, text: ExpectedDiagnostics.strip(text))
  }

  /// Holds a fixture against what is found in it; its first line may say what it is read with.
  private func hold(
    _ path: String,
    isOneOfSeveral: Bool = false,
    _ diagnose: (SourceText, ExampleSettings) throws -> [Diagnostic]
  ) throws {
    let text = try Repository.text(path)
    let stripped = ExpectedDiagnostics.strip(text)
    let settings = ExampleSettings((stripped.split(separator: "\n").first ?? "").split(separator: " "))
    let source = SourceText(path: path, bytes: ExampleSettings.bytes(stripped))
    let diagnostics = try diagnose(source, settings)
    let annotated = ExpectedDiagnostics.annotate(stripped, diagnostics, source)
    if Repository.isRecording {
      try Repository.record(annotated, at: path)
      Issue.record("recorded \(path)")
    } else {
      #expect(annotated == text)
      #expect(isOneOfSeveral || !diagnostics.isEmpty, "a fixture without diagnostics belongs in Tests/Fixtures/scenes")
    }
  }
}
