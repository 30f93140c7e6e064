import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneLint
import TestSupport

/// The scenes of the project that stand alone, as an editor would have them.
enum EditorScenes {
  static let paths: [String] =
    ["Tests/Fixtures/scenes", "Tests/Fixtures/classes", "Tests/Fixtures/samples", "samples"]
    .flatMap { Repository.files(below: $0, suffix: ".scene.yaml") } + components + shop

  /// Components without errors, and scenes that use some.
  static let components = ["Card", "PriceRow"].map { "Tests/Fixtures/components/\($0).component.yaml" }
  static let shop = ["Components", "Sources"].flatMap {
    Repository.files(below: "Examples/Shop/\($0)", suffix: ".yaml")
  }

  /// Broken and odd ones, too.
  static let all: [String] =
    paths
    + ["Tests/Fixtures/diagnostics", "Tests/Fixtures/components", "Tests/Fixtures/storyboards", "Tests/Fixtures/fuzz"]
    .flatMap {
      Repository.files(below: $0, suffix: ".yaml")
    }

  static let pipeline = pipeline(with: "Tests/Fixtures/components")
  static let analyzer = Analyzer(linter: Linter(pipeline: pipeline))
  private static let shopPipeline = pipeline(with: "Examples/Shop/Components")

  /// What compiles a scene, with the components that it can use.
  static func pipeline(for path: String) -> Pipeline { shop.contains(path) ? shopPipeline : pipeline }

  /// What analyzes a scene, with the components that it can use.
  static func analyzer(for path: String) -> Analyzer { Analyzer(linter: Linter(pipeline: pipeline(for: path))) }

  private static func pipeline(with components: String) -> Pipeline {
    var pipeline = Pipeline()
    let files = Repository.files(below: components, suffix: SourceKind.component.suffix)
    let sources = files.compactMap { path in
      (try? source(path)).map { (SourceKind.name(ofPath: path), $0) }
    }
    pipeline.components = ComponentLibrary(
      Dictionary(uniqueKeysWithValues: sources),
      catalog: pipeline.catalog
    )
    return pipeline
  }

  static func source(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: try Repository.bytes(path))
  }

  /// Every how many offsets are looked at: all would take minutes without optimization.
  static let stride = Sampling.isExhaustive ? 1 : 7
}
