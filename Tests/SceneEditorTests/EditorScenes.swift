import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLint
import TestSupport

/// The scenes of the project that stand alone, as an editor would have them.
enum EditorScenes {
  static let paths: [String] = ["Tests/Fixtures/scenes", "Tests/Fixtures/classes", "Tests/Fixtures/samples", "samples"]
    .flatMap { folder in
      Repository.files(below: folder, suffix: ".scene.yaml").map { "\(folder)/\($0)" }
    }

  /// Broken and odd ones, too.
  static let all: [String] =
    paths
    + ["Tests/Fixtures/diagnostics", "Tests/Fixtures/storyboards", "Tests/Fixtures/fuzz"].flatMap { folder in
      Repository.files(below: folder, suffix: ".yaml").map { "\(folder)/\($0)" }
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
