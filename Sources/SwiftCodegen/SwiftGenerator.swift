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

  /// Generates a file a scene and one for the classes of all of them; the order of the scenes does not matter.
  package func generate(_ scenes: [NamedScene]) -> GeneratedSwift {
    let scenes = scenes.sorted { ($0.name, $0.scene.scene.source.path) < ($1.name, $1.scene.scene.source.path) }
    var table = ClassTable(module: options.module)
    table.merge(scenes)
    var problems = table.problems
    var codes: [SceneCode] = []
    for (index, scene) in scenes.enumerated() {
      let code = SceneCode(scene, interface: SceneInterface(scene.scene, nib: emitTraced(scene.scene)), table, options)
      problems[index] += code.problems
      if let other = codes.firstIndex(where: { $0.typeName == code.typeName }) {
        problems[index].append(Self.collision(code.typeName, with: scenes[other], in: scene))
      }
      codes.append(code)
    }
    var result = GeneratedSwift()
    result.diagnostics = zip(scenes, problems).filter { !$0.1.isEmpty }
      .map { SourceDiagnostics($0.0.scene.scene.source, $0.1.sortedByPlace()) }
    guard problems.allSatisfy({ !$0.hasErrors }) else { return result }
    result.files = zip(scenes, codes).map { GeneratedFile(name: Self.fileName(of: $0.name), text: $1.file()) }
    result.files.append(GeneratedFile(name: Self.classesFile, text: ClassesCode(table, scenes, options).file()))
    return result
  }

  private static func collision(_ type: String, with other: NamedScene, in scene: NamedScene) -> Diagnostic {
    Diagnostic(
      .swiftConflict,
      "the scenes '\(other.name)' and '\(scene.name)' would both become the Swift type '\(type)'",
      at: SourceRange(0, 0),
      hint: "rename one of the files"
    )
  }
}
