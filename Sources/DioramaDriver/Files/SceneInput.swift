package import SceneDiagnostics
package import SceneSyntax

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
  /// The path below the folder that the user named; the name of a file that the user named itself.
  let place: String

  /// Makes an input.
  init(path: String, isStandardInput: Bool = false, place: String? = nil) {
    self.path = path
    self.isStandardInput = isStandardInput
    self.place = place ?? FilePath.name(of: path)
  }

  /// Standard input.
  static let standardInput = SceneInput(path: standardInputName, isStandardInput: true)

  /// Whether a file's name is that of a scene.
  package static func isSceneName(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
  }

  /// The scene's name, without folder and ending; `scene` for standard input.
  package var name: String {
    isStandardInput ? "scene" : String(FilePath.name(of: path).dropLast(Self.suffix.count))
  }

  /// The scene's name with the folders below the one that the user named.
  var stem: String { isStandardInput ? name : String(place.dropLast(Self.suffix.count)) }

  /// Reads the scene's text; of one that is too large, so much that this is known.
  @MainActor
  package func read(_ limits: SyntaxLimits, in surroundings: Surroundings) throws(FileError) -> SourceText {
    let (limit, files) = (limits.maximumBytes, surroundings.files)
    let bytes = try isStandardInput ? surroundings.readInput(limit) : files.read(path, limit)
    return SourceText(path: path, bytes: bytes)
  }
}
