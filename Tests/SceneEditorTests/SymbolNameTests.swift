import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLint
import Testing

/// The names of symbols are completed, and told about.
@Suite struct SymbolNameTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIImageView
        image: {systemName: heart.fill}

    """

  private static func analysis() -> (Analysis, Int) {
    let source = SourceText(path: "Symbol.scene.yaml", text: scene)
    let analysis = Analyzer(linter: Linter(pipeline: Pipeline())).analyzed(source)
    let bytes = Array(scene.utf8)
    let offset = bytes.indices.first { bytes[$0...].starts(with: "heart".utf8) } ?? 0
    return (analysis, offset)
  }

  @Test func completes() {
    let (analysis, offset) = Self.analysis()
    let labels = Completion(analysis, at: offset + 2).items.map(\.label)
    #expect(labels.contains("heart.fill") && labels.contains("heart.circle.fill") && labels.contains("star"))
  }

  @Test func completesWhatTheTargetHas() {
    let (analysis, offset) = Self.analysis()
    var surroundings = EditorSurroundings()
    surroundings.target = DeploymentTarget("13.0")
    let labels = Completion(analysis, at: offset + 2, surroundings: surroundings).items.map(\.label)
    #expect(labels.contains("heart.fill") && !labels.contains("1.calendar"))
  }

  @Test func tellsWhatASymbolLooksLike() {
    let (analysis, offset) = Self.analysis()
    var surroundings = EditorSurroundings()
    surroundings.symbolPicture = { "picture of \($0)" }
    let markdown = Hover(analysis, at: offset + 2, surroundings: surroundings)?.markdown ?? ""
    #expect(markdown.contains("![heart.fill](picture of heart.fill)") && markdown.contains("Since iOS 13.0."))
  }
}
