package import SceneDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// How often two versions change places before one of them gets a name of its own: each time, somebody must have written the file
  /// between two calls of the system.
  private static let mostSwaps = 100

  /// Puts a new file in the place of one that holds what was read; whatever else is there returns to its place.
  ///
  /// Between a look at a file and a step that replaces it, an editor can save. So the two change places in one step, and the look is
  /// at what was taken out, which nobody can replace any more. What is in the place when a save returns to it is a later one, unless it
  /// is what was put there.
  ///
  /// - Throws: That the file has changed; nothing is left of the new one then.
  func swap(_ temporary: String, _ target: String, _ new: [UInt8], for old: [UInt8]) throws(FileError) {
    guard isFile(target, old) else { throw FileError(path: target, reason: .changed) }
    do {
      try changes.exchange(temporary, target)
    } catch {
      guard error.reason.isUnsupported else { throw error }
      return try changes.move(temporary, target)
    }
    if isFile(temporary, old) { return changes.remove(temporary) }
    var put: [UInt8]? = new
    var taken = try? contents(temporary)
    for _ in 0..<Self.mostSwaps {
      try changes.exchange(temporary, target)
      if let put, isFile(temporary, put) { throw FileError(path: target, reason: .changed) }
      (put, taken) = (taken, try? contents(temporary))
    }
    let name = target + ".\(TemporaryFile.name().suffix(8))"
    try changes.move(temporary, name)
    throw FileError(path: target, reason: .saved(name))
  }

  /// Removes files that hold what was read and belong together; where one cannot be removed, the others return.
  ///
  /// Each is moved aside before it is looked at, for the same reason, and so returns as it was.
  ///
  /// - Throws: Why the files are still there.
  package func remove(_ sources: [SourceText], within bounds: WritingBounds) throws(FileError) {
    for source in sources { try bounds.checkRemoval(of: source.path) }
    // What takes the files' place is on the disk before they are gone.
    syncFolders()
    var aside: [(path: String, name: String)] = []
    do throws(FileError) {
      for source in sources {
        guard holds(source.path, source.bytes) else { throw FileError(path: source.path, reason: .changed) }
        let folder = FilePath.folder(of: source.path)
        let name = FilePath.join(folder, TemporaryFile.name())
        do throws(FileError) {
          try changes.move(source.path, name)
        } catch {
          throw FileError(path: source.path, reason: error.reason)
        }
        aside.append((source.path, name))
        unsynced.insert(folder)
        guard holds(name, source.bytes) else { throw FileError(path: source.path, reason: .changed) }
      }
    } catch {
      for file in aside.reversed() { putBack(file.name, file.path) }
      throw error
    }
    for file in aside { changes.remove(file.name) }
  }

  /// Gives a file that was moved aside its path again; a later save that is there stays.
  private func putBack(_ aside: String, _ path: String) {
    do throws(FileError) {
      try changes.link(aside, path)
      changes.remove(aside)
    } catch {
      if error.reason == .exists { changes.remove(aside) } else { try? changes.move(aside, path) }
    }
  }

  /// Removes a file that could be made again; what cannot be removed stays.
  package func removeOutput(_ path: String, within bounds: WritingBounds) throws(FileError) {
    try bounds.checkRemoval(of: path)
    changes.remove(path)
  }

  /// Removes a folder with nothing in it; any other stays.
  package func removeFolder(_ path: String, within bounds: WritingBounds) throws(FileError) {
    try bounds.checkRemoval(of: path)
    changes.removeFolder(path)
  }

  /// Whether a path is that of a file itself, with some bytes.
  private func isFile(_ path: String, _ bytes: [UInt8]) -> Bool { !isLink(path) && holds(path, bytes) }
}

extension FileError.Reason {
  /// Whether the file system, or the system, knows no such step.
  fileprivate var isUnsupported: Bool {
    if case .system(let code) = self { [ENOSYS, EINVAL, ENOTSUP].contains(code) } else { false }
  }
}
