package import SceneDiagnostics
package import SceneLanguage
package import SceneSyntax

/// A scene or storyboard to be read.
package struct SceneInput: Hashable, Sendable {
  /// What standard input is called in messages.
  package static let standardInputName = "<stdin>"
  /// The path as the user named it, or as it was found below a folder that the user named.
  package let path: String
  /// Whether the scene comes from standard input.
  package let isStandardInput: Bool
  /// The path below the folder that the user named; the name of a file that the user named itself.
  let relativePath: String

  /// Makes an input.
  package init(path: String, isStandardInput: Bool = false, relativePath: String? = nil) {
    self.path = path
    self.isStandardInput = isStandardInput
    self.relativePath = relativePath ?? FilePath.name(of: path)
  }

  /// Standard input.
  static let standardInput = SceneInput(path: standardInputName, isStandardInput: true)

  /// How a scene's file name ends.
  package static let suffix = SourceKind.scene.suffix

  /// Whether a file's name is that of a scene.
  package static func isSceneName(_ path: String) -> Bool { SourceKind(path: path) == .scene }

  /// Whether a file's name is that of a scene, a storyboard or a component, which people write.
  package static func isSourceName(_ path: String) -> Bool { SourceKind(path: path).map { !$0.isDocument } == true }

  /// What the file is by its name; standard input without a name is a scene.
  package var kind: SourceKind { SourceKind(path: path) ?? .scene }

  /// The name of what the file has, without folder and ending; `scene` for standard input.
  package var name: String { isStandardInput ? "scene" : SourceKind.name(ofPath: path) }

  /// The scene's name with the folders below the one that the user named.
  package var stem: String { isStandardInput ? name : String(relativePath.dropLast(kind.suffix.utf8.count)) }

  /// Reads the scene's text; of one that is too large, so much that this is known.
  @MainActor
  package func read(_ limits: SyntaxLimits, in surroundings: Surroundings) throws(FileError) -> SourceText {
    let (limit, files) = (limits.maximumBytes, surroundings.files)
    let bytes = try isStandardInput ? surroundings.readInput(limit) : files.read(path, limit)
    return SourceText(path: path, bytes: bytes)
  }
}
