package import SceneDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// How often two versions change places before one of them gets a name of its own: for each time, somebody must have written the
  /// file between two calls of the system.
  private static let mostSwaps = 100

  /// Puts a new file in the place of one that holds what was read; whatever else is there returns to its place.
  ///
  /// Between a look at a file and a step that replaces it, an editor can save. So the two change places in one step, and the look is
  /// at what was taken out, which nobody can replace any more. What is in the place when a save returns to it is a later one, unless it
  /// is what was put there.
  ///
  /// - Throws: That the file has changed; the new one is not in its place then.
  func swap(_ temporary: String, _ target: String, _ new: [UInt8], for old: [UInt8]) throws(FileError) {
    guard isFile(target, old) else { throw FileError(path: target, reason: .changed) }
    do {
      try changes.exchange(temporary, target)
    } catch {
      guard error.reason.isUnsupported else { throw error }
      return try changes.move(temporary, target)
    }
    if isFile(temporary, old) { return changes.remove(temporary) }
    guard giveBack(temporary, target, insteadOf: new) else { throw keep(temporary, from: target) }
    throw FileError(path: target, reason: .changed)
  }

  /// Gives somebody's save its place again, in which something else is; false where it is still aside.
  private func giveBack(_ temporary: String, _ target: String, insteadOf new: [UInt8]) -> Bool {
    var put: [UInt8]? = new
    for _ in 0..<Self.mostSwaps {
      let save = try? outputContents(temporary)
      do {
        try changes.exchange(temporary, target)
        if let put, isFile(temporary, put) { return true }
        put = save
      } catch {
        // Some editors take a file away before they write it anew.
        guard error.reason == .missing else { return false }
        if (try? changes.link(temporary, target)) != nil { return true }
      }
    }
    return false
  }

  /// Gives a save that cannot return to its place a name that no later run takes for left over; gives the error that names it.
  private func keep(_ save: String, from path: String) -> FileError {
    let name = "\(path).\(TemporaryFile.name().suffix(8))"
    let isMoved = (try? changes.move(save, name)) != nil
    return FileError(path: path, reason: .saved(isMoved ? name : save))
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
      var failure = error
      for file in aside.reversed() {
        do throws(FileError) { try putBack(file.name, file.path) } catch { failure = error }
      }
      throw failure
    }
    for file in aside { changes.remove(file.name) }
  }

  /// Gives a file that was moved aside its path again; a later save that is there stays.
  private func putBack(_ aside: String, _ path: String) throws(FileError) {
    do throws(FileError) {
      try changes.link(aside, path)
      changes.remove(aside)
    } catch {
      // A later save is in its place, or the file system has no second names.
      if error.reason == .exists || (try? status(path)) != nil {
        changes.remove(aside)
      } else if (try? changes.move(aside, path)) == nil {
        throw keep(aside, from: path)
      }
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
