import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLint
import TestSupport

/// The scenes of the project that stand alone, as an editor would have them.
enum EditorScenes {
  static let paths: [String] = ["Tests/Fixtures/scenes", "Tests/Fixtures/classes", "Tests/Fixtures/samples", "samples"]
    .flatMap { Repository.files(below: $0, suffix: ".scene.yaml") }

  /// Broken and odd ones, too.
  static let all: [String] =
    paths
    + ["Tests/Fixtures/diagnostics", "Tests/Fixtures/storyboards", "Tests/Fixtures/fuzz"].flatMap {
      Repository.files(below: $0, suffix: ".yaml")
    }

  static let pipeline = Pipeline()
  static let analyzer = Analyzer(linter: Linter(pipeline: pipeline))

  static func source(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: try Repository.bytes(path))
  }

  /// Every how many places are looked at: all would take minutes without optimization.
  static var stride: Int {
    #if DEBUG
      7
    #else
      1
    #endif
  }
}
