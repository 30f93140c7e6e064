import Backports

/// Keeps what the user did not name inside the folders that the user named, wherever links lead.
///
/// Each folder is resolved once.
package final class WritingBounds: Sendable {
  private struct Folder {
    /// The absolute path without links.
    var path: String
    var isInside: Bool
  }

  private let files: FileSystem
  private let folders: Set<PathKey>
  private let named: Set<PathKey>
  private let known = Mutex<[PathKey: Folder]>([:])

  /// Sets the bounds: some folders with all below them, and single files that were named and may be links to anywhere.
  package init(folders: [String] = [], named: [String] = [], in files: FileSystem) {
    self.files = files
    var resolvedPaths: [PathKey: String] = [:]
    func resolvedPath(of folder: String) -> String {
      let key = PathKey(folder)
      if let known = resolvedPaths[key] { return known }
      let resolved = Self.resolvedPath(of: folder, in: files)
      resolvedPaths[key] = resolved
      return resolved
    }
    self.folders = Set(folders.map { PathKey(resolvedPath(of: $0)) })
    self.named = Set(
      named.map { PathKey(FilePath.join(resolvedPath(of: FilePath.folder(of: $0)), FilePath.name(of: $0))) }
    )
  }

  /// Refuses a file that would be written outside.
  package func check(_ path: String) throws(FileError) {
    // A link that leads nowhere is not followed: nothing is written where it leads.
    guard files.isLink(path), let target = try? files.canonicalPath(path) else { return try checkRemoval(of: path) }
    guard !isNamed(path), !covers(FilePath.folder(of: target)), !named.contains(PathKey(target)) else { return }
    throw FileError(path: path, reason: .outside(target))
  }

  /// Refuses a name that would be removed outside, or made where nothing is; where a link of that name leads does not matter.
  package func checkRemoval(of path: String) throws(FileError) {
    let folder = folder(FilePath.folder(of: path))
    guard !folder.isInside, !isNamed(path) else { return }
    throw FileError(path: path, reason: .outside(FilePath.join(folder.path, FilePath.name(of: path))))
  }

  private func isNamed(_ path: String) -> Bool {
    named.contains(PathKey(FilePath.join(folder(FilePath.folder(of: path)).path, FilePath.name(of: path))))
  }

  private func folder(_ path: String) -> Folder {
    let key = PathKey(path)
    if let found = known.withLock({ $0[key] }) { return found }
    let resolved = Self.resolvedPath(of: path, in: files)
    let found = Folder(path: resolved, isInside: covers(resolved))
    known.withLock { $0[key] = found }
    return found
  }

  private func covers(_ folder: String) -> Bool {
    var current = folder
    while !folders.contains(PathKey(current)) {
      let parent = FilePath.folder(of: current)
      if parent == current || parent == "." { return false }
      current = parent
    }
    return true
  }

  /// Where a folder is or will be.
  private static func resolvedPath(of folder: String, in files: FileSystem) -> String {
    (try? files.canonicalPath(folder)) ?? Location.of(folder, in: files)
  }
}
