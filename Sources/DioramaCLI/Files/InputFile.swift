import DioramaDriver
import SceneCatalog
import SceneLanguage

/// A file that may be of several kinds, recognized by its content first and by its name otherwise.
package struct InputFile {
  /// What the user named.
  package enum Kind: String, Sendable {
    case nib
    case scene
    /// A document of Interface Builder.
    case document
  }

  let path: String
  let kind: Kind
  let bytes: [UInt8]

  /// Reads a file or standard input; nil where that fails, which is reported.
  ///
  /// `takesDocuments` is whether the command reads documents of Interface Builder itself; they are read as scenes otherwise.
  @MainActor
  init?(_ argument: String, takesDocuments: Bool = false, in run: ToolRun) {
    let isStandardInput = argument == "-"
    path = isStandardInput ? SceneInput.standardInputName : FilePath.trimmed(argument)
    do {
      bytes = try isStandardInput ? run.surroundings.input() : Self.contents(of: path, in: run.files)
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    if bytes.starts(with: "NIBArchive".utf8) || path.hasSuffix(".nib") {
      kind = .nib
    } else if takesDocuments, path.hasSuffix(".xib") {
      kind = .document
    } else if !isStandardInput, Self.belongsToStoryboard(path, in: run) {
      run.fail(
        "\(path): is a scene of a storyboard; name the storyboard, or a nib in the folder that it is compiled to",
        .usage
      )
      return nil
    } else if isStandardInput || SourceKind(path: path) != nil {
      kind = .scene
    } else {
      run.fail("\(path): neither a nib, nor a xib, nor a scene file, whose name ends in \(SceneInput.suffix)", .usage)
      return nil
    }
  }

  /// Whether a file is a storyboard's own, or that of one of its scenes.
  @MainActor
  private static func belongsToStoryboard(_ path: String, in run: ToolRun) -> Bool {
    SourceKind(path: path) != nil && !SceneSearch.sources([path], in: run).storyboards.isEmpty
  }

  /// A file's bytes, or those of the nib inside a folder that Xcode made instead.
  private static func contents(of path: String, in files: FileSystem) throws(FileError) -> [UInt8] {
    guard try files.status(path).kind == .folder else { return try files.contents(path) }
    guard path.hasSuffix(".nib") else { throw FileError(path: path, reason: .isFolder) }
    // What the newest system reads; folders that Xcode did not make fail with the name of a nib that it makes in all of them.
    let name = NibFolder.newest(of: Array(try files.entries(path))) ?? NibFolder.olderName
    return try files.contents(FilePath.join(path, name))
  }
}
