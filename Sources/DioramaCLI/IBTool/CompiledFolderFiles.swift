import DioramaDriver
import NibArchive
import SceneCatalog
import SceneDiagnostics

/// The files of a compiled storyboard, or of a nib that is a folder.
enum CompiledFolderFiles {
  /// The nib in a folder of the older kind.
  static let keyedNib = "keyedobjects.nib"

  /// The files of a folder and of the folders in it, in the order of their names; nil after reporting what cannot be read.
  static func read(_ folder: String, in files: FileSystem, _ report: inout IBToolReport) -> [FileSystem.Member]? {
    do throws(FileError) {
      var members: [FileSystem.Member] = []
      for name in try files.entries(folder).sorted() {
        let path = FilePath.join(folder, name)
        if try files.status(path).kind == .folder {
          for inner in try files.entries(path).sorted() {
            let bytes = try files.contents(FilePath.join(path, inner))
            members.append(.init(name: FilePath.join(name, inner), bytes: bytes))
          }
        } else {
          members.append(.init(name: name, bytes: try files.contents(path)))
        }
      }
      return members
    } catch {
      report.fail(error)
      return nil
    }
  }

  /// What `Info.plist` of a compiled storyboard contains; nil after reporting that the folder has none.
  static func info(
    of members: [FileSystem.Member],
    _ folder: String,
    _ report: inout IBToolReport
  ) -> StoryboardInfo? {
    guard let file = members.first(where: { $0.name == StoryboardInfo.fileName }) else {
      report.fail(folder, "is no compiled storyboard: it has no \(StoryboardInfo.fileName)")
      return nil
    }
    do throws(StoryboardInfo.Problem) {
      return try StoryboardInfo(decoding: file.bytes)
    } catch {
      report.fail(FilePath.join(folder, StoryboardInfo.fileName), "\(error)")
      return nil
    }
  }
}
