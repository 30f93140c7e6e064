package import SceneDiagnostics

/// A scene to be read.
package struct SceneInput: Hashable, Sendable {
  /// What standard input is called in messages.
  package static let standardInputName = "<stdin>"
  /// How a scene's file name ends.
  package static let suffix = ".scene.yaml"

  /// The path as the user named it, or as it was found below a folder that the user named.
  package let path: String
  /// Whether the scene comes from standard input.
  package let isStandardInput: Bool

  /// Standard input.
  static let standardInput = SceneInput(path: standardInputName, isStandardInput: true)

  /// A file.
  static func file(_ path: String) -> SceneInput { SceneInput(path: path, isStandardInput: false) }

  /// Whether a file's name is that of a scene.
  package static func isSceneName(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
  }

  /// The scene's name, without folder and ending; `scene` for standard input.
  package var name: String {
    isStandardInput ? "scene" : String(FilePath.name(of: path).dropLast(Self.suffix.count))
  }

  /// Reads the scene's text.
  @MainActor
  package func read(in surroundings: Surroundings) throws(FileError) -> SourceText {
    let bytes = try isStandardInput ? surroundings.readInput() : surroundings.files.contents(path)
    return SourceText(path: path, bytes: bytes)
  }
}
