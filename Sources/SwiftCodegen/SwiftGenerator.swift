import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Generates the Swift of a module's scenes.
///
///     [NamedScene] --merge--> ClassTable, [SceneInterface] --write--> [GeneratedFile]
package struct SwiftGenerator: Sendable {
  /// The name of the file with the module's classes.
  package static let classesFile = "Scenes.classes.swift"

  package var options: GenerationOptions

  /// Makes a generator.
  package init(options: GenerationOptions = GenerationOptions()) {
    self.options = options
  }

  /// The name of a scene's file.
  package static func fileName(of scene: String) -> String { "\(scene).scene.swift" }

  /// The name of a storyboard's file.
  package static func fileName(ofStoryboard name: String) -> String { "\(name).storyboard.swift" }

  /// Generates a file a scene or storyboard, and one for the classes of all of them; the order does not matter.
  package func generate(_ scenes: [NamedScene], storyboards: [NamedStoryboard] = []) -> GeneratedSwift {
    let scenes = scenes.sorted { ($0.name, $0.scene.scene.source.path) < ($1.name, $1.scene.scene.source.path) }
    let storyboards = storyboards.sorted {
      ($0.name, $0.storyboard.storyboard.source.path) < ($1.name, $1.storyboard.storyboard.source.path)
    }
    let all = scenes + storyboards.flatMap(\.scenes)
    var table = ClassTable(module: options.module)
    table.merge(all)
    var members = scenes.count
    for storyboard in storyboards {
      table.merge(storyboard, firstScene: members, DestinationTypes(storyboards: storyboards, module: options.module))
      members += storyboard.storyboard.scenes.count
    }
    var problems = table.problems
    var codes: [SceneCode] = []
    for (index, scene) in scenes.enumerated() {
      let code = SceneCode(
        scene,
        interface: SceneInterface(scene.scene, nib: emit(scene.scene, EmissionOptions(details: .listIndexes))),
        table,
        options
      )
      problems[index] += code.problems
      if let other = codes.firstIndex(where: { $0.typeName == code.typeName }) {
        problems[index].append(Self.collision(code.typeName, "scenes", scenes[other].name, scene.name))
      }
      codes.append(code)
    }
    let boards = storyboards.map { StoryboardCode($0, others: storyboards, table, options) }
    members = scenes.count
    for (index, board) in boards.enumerated() {
      let name = board.typeName
      if let other = boards[..<index].first(where: { $0.typeName == name }) {
        problems[members].append(Self.collision(name, "storyboards", other.storyboard.name, board.storyboard.name))
      } else if let other = codes.firstIndex(where: { $0.typeName == name }) {
        problems[members].append(
          Self.collision(name, "scene and storyboard", scenes[other].name, board.storyboard.name)
        )
      }
      members += board.storyboard.storyboard.scenes.count
    }
    var result = GeneratedSwift()
    result.diagnostics = zip(all, problems).filter { !$0.1.isEmpty }
      .map { SourceDiagnostics($0.0.scene.scene.source, $0.1.sortedByLocation()) }
    guard problems.allSatisfy({ !$0.hasErrors }) else { return result }
    result.files = zip(scenes, codes).map { GeneratedFile(name: Self.fileName(of: $0.name), text: $1.file()) }
    result.files += boards.map {
      GeneratedFile(name: Self.fileName(ofStoryboard: $0.storyboard.name), text: $0.file())
    }
    let sources = scenes.map { "\($0.name).scene.yaml" } + storyboards.map { "\($0.name).storyboard.yaml" }
    result.files.append(GeneratedFile(name: Self.classesFile, text: ClassesCode(table, sources, options).file()))
    return result
  }

  private static func collision(_ type: String, _ what: String, _ other: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .swiftConflict,
      "the \(what) '\(other)' and '\(name)' would both become the Swift type '\(type)'",
      at: SourceRange(0, 0),
      hint: "rename one of the files"
    )
  }
}
