import DioramaBuild
import NibArchive
import SceneCompiler
import SceneDiagnostics

/// A nib to be looked at, read from a file or compiled from a scene.
struct NibInput {
  /// What the user named.
  enum Kind: String {
    case nib
    case scene
  }

  let path: String
  let kind: Kind
  let archive: NibArchive

  /// Reads a file; nil where that fails or the scene has errors, which is reported.
  @MainActor
  init?(_ argument: String, settings: SettingSources, in run: ToolRun) {
    let isStandardInput = argument == "-"
    path = isStandardInput ? SceneInput.standardInputName : FilePath.trimmed(argument)
    let bytes: [UInt8]
    do {
      bytes = try isStandardInput ? run.surroundings.readInput() : Self.contents(of: path, in: run.files)
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    if bytes.starts(with: "NIBArchive".utf8) || path.hasSuffix(".nib") {
      kind = .nib
      guard let decoded = Self.decoded(bytes, path: path, in: run) else { return nil }
      archive = decoded
    } else if isStandardInput || SceneInput.isSceneName(path) {
      kind = .scene
      guard let pipeline = Pipelines(settings, in: run).pipeline(for: path) else { return nil }
      let source = SourceText(path: path, bytes: bytes)
      guard let made = compiled(source, with: pipeline, in: run) else { return nil }
      archive = made
    } else {
      run.fail("\(path): neither a nib nor a scene file, whose name ends in \(SceneInput.suffix)", .usage)
      return nil
    }
  }

  /// A file's bytes, or those of the nib inside a folder that Xcode made in its place.
  private static func contents(of path: String, in files: FileSystem) throws(FileError) -> [UInt8] {
    guard try files.status(path).kind == .folder else { return try files.contents(path) }
    guard path.hasSuffix(".nib") else { throw FileError(path: path, reason: .isFolder) }
    return try files.contents(FilePath.join(path, "runtime.nib"))
  }

  @MainActor
  private static func decoded(_ bytes: [UInt8], path: String, in run: ToolRun) -> NibArchive? {
    guard !bytes.starts(with: "bplist".utf8) else {
      run.fail("\(path): a nib of the older kind, a property list, which cannot be read", .unreadableInput)
      return nil
    }
    do {
      return try NibArchive(decoding: bytes)
    } catch {
      run.fail("\(path): \(error)", .unreadableInput)
      return nil
    }
  }
}
