import DioramaDriver
import NibArchive
import SceneCompiler
import SceneDiagnostics

/// A compiled storyboard.
struct CompiledFolder {
  var info: StoryboardInfo
  /// The nibs that `Info.plist` names and those that these name, by name; without those that cannot be read.
  var nibs: [String: NibArchive] = [:]

  /// Compiles a storyboard, without writing it.
  init(compiling storyboard: ValidatedStoryboard, with pipeline: Pipeline) {
    let emission = pipeline.emission(of: storyboard)
    info = emission.plan.info
    for nib in emission.plan.nibs { nibs[nib.name] = emission.archive(of: nib.content) }
  }

  /// Whether a path is that of a compiled storyboard's folder.
  @MainActor
  static func isOne(_ path: String, in run: ToolRun) -> Bool {
    FilePath.trimmed(path).hasSuffix(StoryboardInput.compiledSuffix)
      && (try? run.files.status(FilePath.trimmed(path)))?.kind == .folder
  }

  /// Reads the folder; nil where its `Info.plist` cannot be read.
  ///
  /// What is wrong with a nib is reported, and the others are read. Nothing outside the folder is opened, whatever names and links say.
  @MainActor
  init?(_ path: String, in run: ToolRun) {
    let folder = FilePath.trimmed(path)
    let file = FilePath.join(folder, StoryboardInfo.fileName)
    guard let bytes = Self.bytes(file, below: folder, in: run) else { return nil }
    do throws(StoryboardInfo.Problem) {
      info = try StoryboardInfo(decoding: bytes)
    } catch {
      run.fail("\(file): \(error)", .unreadableInput)
      return nil
    }
    var waiting = info.nibNames.values.sorted()
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, StoryboardInfo.isFileName(name) else { continue }
      let nib = FilePath.join(folder, name + ".nib")
      guard let bytes = Self.bytes(nib, below: folder, in: run),
        let archive = NibInput.decoded(bytes, path: nib, in: run)
      else { continue }
      nibs[name] = archive
      waiting += archive.texts(of: "UINibName")
    }
  }

  /// The bytes of a file in the folder; nil, after reporting, for one that is not there, too large, or somewhere else.
  @MainActor
  private static func bytes(_ path: String, below folder: String, in run: ToolRun) -> [UInt8]? {
    do throws(FileError) {
      let (inside, resolved) = (try run.files.canonicalPath(folder), try run.files.canonicalPath(path))
      guard FilePath.folder(of: resolved) == inside else { throw FileError(path: path, reason: .outside(resolved)) }
      guard try run.files.status(path).kind == .regular else { throw FileError(path: path, reason: .isFolder) }
      return try run.files.contents(path)
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}

extension NibArchive {
  /// The texts under a key, in the order of the objects.
  func texts(of key: String) -> [String] {
    objects.indices.flatMap { object -> [String] in
      values(of: object).compactMap { name, payload in
        guard name == key, case .object(let target) = payload else { return nil }
        return text(of: target)
      }
    }
  }

  /// The text of an `NSString`; nil for any other object.
  func text(of object: Int) -> String? {
    guard objects.indices.contains(object) else { return nil }
    for case ("NS.bytes", .data(let bytes)) in values(of: object) { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }
}
