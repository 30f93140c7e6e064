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

  /// Removes a file that holds what was read; any other stays.
  ///
  /// It is moved aside first, for the same reason.
  ///
  /// - Throws: Why the file is still there.
  package func remove(_ source: SourceText, within bounds: WritingBounds) throws(FileError) {
    let path = source.path
    try bounds.checkRemoval(of: path)
    guard holds(path, source.bytes) else { throw FileError(path: path, reason: .changed) }
    // What takes the file's place is on the disk before the file is gone.
    syncFolders()
    let folder = FilePath.folder(of: path)
    let aside = FilePath.join(folder, TemporaryFile.name())
    do {
      try changes.move(path, aside)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    unsynced.insert(folder)
    if holds(aside, source.bytes) { return changes.remove(aside) }
    do {
      try changes.link(aside, path)
      changes.remove(aside)
    } catch {
      // A later save is in its place.
      if error.reason == .exists { changes.remove(aside) } else { try changes.move(aside, path) }
    }
    throw FileError(path: path, reason: .changed)
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
