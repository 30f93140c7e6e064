import Synchronization

/// The few things that the tool does with files, as values, so that a test can make one of them fail.
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
  /// Makes a file that does not exist yet, with permissions or, for nil, those that the user gives new files.
  package var create: @Sendable (_ path: String, _ bytes: [UInt8], _ mode: UInt32?) throws(FileError) -> Void
  /// Writes into something that exists and is no regular file, such as a pipe.
  package var writeInto: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Gives a file the name of another, which it replaces in one step.
  package var move: @Sendable (_ source: String, _ destination: String) throws(FileError) -> Void
  /// Gives two folders each other's name in one step; an error where the system cannot.
  package var exchange: @Sendable (_ one: String, _ other: String) throws(FileError) -> Void
  /// Gives a file another name, beside the one that it has.
  package var link: @Sendable (_ file: String, _ name: String) throws(FileError) -> Void
  /// Removes a file; what cannot be removed stays.
  package var remove: @Sendable (_ path: String) -> Void
  /// Makes a folder in one that exists; one that is there already is left as it is.
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes a folder with nothing in it; one that holds something stays.
  package var removeFolder: @Sendable (_ path: String) -> Void
  /// The time by the clock that files are marked with, in nanoseconds since 1970.
  package var now: @Sendable () -> Int64
  /// The folders that hold nothing any more that killed runs left.
  var swept = SweptFolders()
}

extension FileSystem {
  /// The most bytes of a file for which no other limit is set.
  package static let mostBytes = 256 << 20

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
  func makeFolders(_ folder: String) throws(FileError) -> [String] {
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
        try makeFolder(folder)
      } catch {
        for made in missing[..<index].reversed() { removeFolder(made) }
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

/// The folders from which a run has removed what killed ones left.
final class SweptFolders: Sendable {
  private let folders = Mutex<Set<PathKey>>([])

  /// Takes note of a folder; false where it was known.
  func insert(_ folder: String) -> Bool { folders.withLock { $0.insert(PathKey(folder)).inserted } }
}
