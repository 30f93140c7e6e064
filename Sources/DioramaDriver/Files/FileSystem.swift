import Backports

/// The few things that the tool does with files, as values, so that a test can make one of them fail.
///
/// What changes files is not among them for other modules: `write`, `remove` and `updateFolder` ask first whether that may be.
package struct FileSystem: Sendable {
  /// What is at a path, links followed.
  package var status: @Sendable (_ path: String) throws(FileError) -> FileStatus
  /// A file's bytes; of one that has more than `limit`, one more than that, so that what never ends does.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// Whether a file can be read and has exactly some bytes.
  package var holds: @Sendable (_ path: String, _ bytes: [UInt8]) -> Bool
  /// The names in a folder, in no order, without `.` and `..`.
  package var entries: @Sendable (_ path: String) throws(FileError) -> FolderEntries
  /// Whether a path is that of a link, wherever it leads.
  package var isLink: @Sendable (_ path: String) -> Bool
  /// The names in a folder that are those of links; none where it cannot be read.
  package var links: @Sendable (_ folder: String) -> Set<String>
  /// The absolute path without links of something that exists.
  package var canonicalPath: @Sendable (_ path: String) throws(FileError) -> String
  /// The time by the clock that files are marked with, in nanoseconds since 1970.
  package var now: @Sendable () -> Int64
  /// The system's calls that change files.
  ///
  /// Only the functions in this folder use them, behind `WritingBounds`.
  var changes: FileChanges
  /// The folders that hold nothing any more that killed runs left.
  var swept = FolderSet()
  /// The folders with names of the user's files that may not be on the disk yet.
  var unsynced = FolderSet()
  /// The folders that were made for files that could not be written.
  var abandoned = FolderSet()
  /// The files that the run has read.
  var seen = SeenFiles()
  /// Reads a file as `read` does, and takes no note of it; nil where none is taken.
  var readUnnoted: (@Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8])?

  /// Replaces calls that change files, for tests that make one of them fail.
  package mutating func change(_ body: (inout FileChanges) -> Void) { body(&changes) }

  /// The same files, of which a run that begins has read and written none.
  func forNewRun() -> FileSystem {
    var files = self
    (files.swept, files.unsynced, files.abandoned) = (FolderSet(), FolderSet(), FolderSet())
    files.seen = SeenFiles()
    let (read, seen) = (files.read, files.seen)
    files.readUnnoted = read
    files.read = { path, limit throws(FileError) in
      seen.insert(path)
      return try read(path, limit)
    }
    return files
  }
}

extension FileSystem {
  /// The most bytes of a file for which no other limit is set.
  package static let mostBytes = 256 << 20

  /// The bytes of an output of an earlier run, which is no input of this one.
  func outputContents(_ path: String) throws(FileError) -> [UInt8] {
    try (readUnnoted ?? read)(path, Self.mostBytes)
  }

  /// A file's bytes.
  package func contents(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try read(path, Self.mostBytes)
    if bytes.count > Self.mostBytes { throw FileError(path: path, reason: .tooLarge(Self.mostBytes)) }
    return bytes
  }

  /// Makes a folder and those above it, where they are missing; gives those that it made, the outermost first.
  ///
  /// Where one cannot be made, none of them stays.
  @discardableResult
  package func makeFolders(_ folder: String) throws(FileError) -> [String] {
    var missing: [String] = []
    var current = folder
    while try isMissing(current) {
      missing.append(current)
      let parent = FilePath.folder(of: current)
      if parent == current || parent == "." { break }
      current = parent
    }
    missing.reverse()
    for (index, folder) in missing.enumerated() {
      do throws(FileError) {
        try changes.makeFolder(folder)
      } catch {
        for made in missing[..<index].reversed() { changes.removeFolder(made) }
        throw error
      }
    }
    return missing
  }

  /// Whether nothing is at a path; a name that cannot be is an error.
  private func isMissing(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try status(path)
      return false
    } catch {
      guard error.reason == .missing || error.reason == .isNoFolder else { throw error }
      return true
    }
  }
}

/// Folders, each once.
final class FolderSet: Sendable {
  private let folders = Mutex<Set<PathKey>>([])

  /// Takes note of a folder; false where it was known.
  @discardableResult
  func insert(_ folder: String) -> Bool { folders.withLock { $0.insert(PathKey(folder)).inserted } }

  /// Gives the folders, and forgets them.
  func takeAll() -> [String] {
    folders.withLock { folders in
      defer { folders = [] }
      return folders.map(\.path)
    }
  }
}
