/// Looks for files below a folder.
///
/// Hidden files and folders are left out, links are followed, and no folder is searched twice, so that links cannot
/// lead in circles.
package struct FileSearch {
  /// More folders than any project has; a link, or an argument, may name the root of a disk.
  package static let mostFolders = 1 << 18

  private let files: FileSystem
  private let mostFolders: Int
  private let isWanted: (_ name: String) -> Bool
  /// The files found, in the order of their paths.
  package var found: [String] { entries.map(\.path.path) }
  /// What the file system says of each of these.
  package var statuses: [FileStatus] { entries.map(\.status) }
  private var entries: [(path: PathKey, status: FileStatus)] = []
  /// The folders that could not be searched, and files that could not be looked at.
  package private(set) var failures: [FileError] = []
  private var searched: Set<FileStatus.Identity> = []

  /// Makes a search for files by their names.
  package init(
    _ files: FileSystem,
    mostFolders: Int = FileSearch.mostFolders,
    isWanted: @escaping (_ name: String) -> Bool
  ) {
    self.files = files
    self.mostFolders = mostFolders
    self.isWanted = isWanted
  }

  /// Searches a folder and all below it.
  package mutating func search(_ folder: String) {
    var pending = [folder]
    while let current = pending.popLast() {
      do throws(FileError) {
        guard searched.count < mostFolders else {
          throw FileError(path: folder, reason: .tooManyFolders(mostFolders))
        }
        guard searched.insert(try files.status(current).identity).inserted else { continue }
        let start = pending.count
        let entries = try files.entries(current)
        failures += entries.errors(in: current, isWanted: isWanted)
        for name in entries where !name.hasPrefix(".") {
          try look(at: FilePath.join(current, name), name, &pending)
        }
        // Of the names that links give a folder, always the same one is found.
        pending[start...].sort { $1.utf8.lexicographicallyPrecedes($0.utf8) }
      } catch {
        failures.append(error)
        if case .tooManyFolders = error.reason { break }
      }
    }
    entries.sort { $0.path < $1.path }
  }

  /// What is at a path; nil for a link that leads nowhere, which is no concern of the search, and for one that may not be followed.
  private mutating func status(of path: String) throws(FileError) -> FileStatus? {
    do {
      return try files.status(path)
    } catch {
      // It may be gone since its name was read.
      if error.reason == .missing { return nil }
      // The sandbox of Xcode's script phases denies whatever is not in their lists of files: other files, and folders of such.
      if error.reason == .denied, !isWanted(FilePath.name(of: path)) { return nil }
      guard files.isLink(path) else { throw error }
      if !error.reason.isOfDeadLink { failures.append(error) }
      return nil
    }
  }

  private mutating func look(at path: String, _ name: String, _ pending: inout [String]) throws(FileError) {
    guard let status = try status(of: path) else { return }
    switch status.kind {
    case .folder: pending.append(path)
    case .regular where isWanted(name): entries.append((PathKey(path), status))
    case .regular, .other: break
    }
  }
}
