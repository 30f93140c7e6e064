package import SceneDiagnostics

extension FileSystem {
  /// What may be at a path before a file is written there.
  package enum Replaced: Sendable {
    /// Nothing: a file with other bytes that is there, or appears meanwhile, is left as it is.
    case nothing
    /// Whatever is there, but none of the files that the run has read.
    case anything
    /// An earlier version of the same file, which the run may have read.
    case version
    /// What was read from the path: if the file holds something else by now, it is left as it is.
    case text(SourceText)
  }

  /// How often a file is written anew that another process takes for left over and removes: processes of other machines, and of
  /// other containers, cannot be seen.
  private static let attempts = 3

  /// Writes a file as a whole, which is how every verb writes: until everything is written, whatever was there stays as it is.
  ///
  /// The new file is made next to the old one and takes its name; a link to a file is followed first. A file that has these bytes
  /// already is left alone, because build systems remake what depends on a newer file. What killed runs left in that folder is
  /// removed.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: The file.
  ///   - replaced: What may be there.
  ///   - permanence: Whether the file could be made again.
  ///   - bounds: What the user named: nothing is written elsewhere, wherever links lead.
  ///   - makesFolders: Whether folders that are missing are made; where the file cannot be written, none of them is left.
  package func write(
    _ bytes: [UInt8],
    to path: String,
    replacing replaced: Replaced,
    as permanence: Permanence,
    within bounds: WritingBounds,
    makingFolders makesFolders: Bool = false
  ) throws(FileError) {
    try bounds.check(path)
    var present = try? status(path)
    if present?.kind == .folder { throw FileError(path: path, reason: .isFolder) }
    if let file = present, file.kind == .regular {
      // A killed run may have left a second name of the file, which is no reason to refuse it.
      if file.names > 1 {
        sweep(FilePath.folder(of: path))
        present = try? status(path)
      }
      // A killed run has done the same.
      if case .nothing = replaced, holds(path, bytes) { return sweep(FilePath.folder(of: path)) }
    }
    try check(path, present, replaced)
    if present?.kind == .other { return try changes.writeInto(path, bytes) }
    if let present {
      // Somebody, or this run by another name of the file, has done the same.
      if present.size == Int64(bytes.count), holds(path, bytes) { return sweep(FilePath.folder(of: path)) }
      if case .text(let source) = replaced, !holds(path, source.bytes) {
        throw FileError(path: path, reason: .changed)
      }
      if permanence == .kept { try checkKept(path, present) }
    }
    let made = makesFolders ? try makeFolders(FilePath.folder(of: path)) : []
    do throws(FileError) {
      try put(NewFile(bytes, replacing: present, as: permanence), at: path, replaced)
    } catch {
      for folder in made.reversed() {
        changes.removeFolder(folder)
        // Another job of this run may be about to write into it.
        abandoned.insert(folder)
      }
      throw error
    }
  }

  /// Has the disk keep the names of the user's files that were written or removed so far, and removes the folders that were made
  /// for files that could not be written, if they are empty.
  package func syncFolders() {
    for folder in abandoned.takeAll().sorted(by: { $0.utf8.count > $1.utf8.count }) { changes.removeFolder(folder) }
    for folder in unsynced.takeAll() { changes.syncFolder(folder) }
  }

  /// Refuses to replace what may not be.
  private func check(_ path: String, _ present: FileStatus?, _ replaced: Replaced) throws(FileError) {
    switch replaced {
    case .nothing:
      if present != nil || isLink(path) { throw FileError(path: path, reason: .exists) }
    case .anything, .version:
      guard let present, present.kind == .regular, seen.contains(present.identity, in: self) else { return }
      if case .version = replaced, !isLink(path) { return }
      throw FileError(path: path, reason: .isRead)
    case .text:
      if present == nil { throw FileError(path: path, reason: .missing) }
    }
  }

  /// Refuses to replace a file of the user's that would lose something by it.
  private func checkKept(_ path: String, _ present: FileStatus) throws(FileError) {
    // The administrator may write everything, and does not mean to.
    if present.mode & 0o222 == 0 { throw FileError(path: path, reason: .readOnly) }
    if present.names > 1 { throw FileError(path: path, reason: .otherNames(present.names)) }
  }

  /// Writes a file next to the one that it replaces, and gives it that one's name.
  private func put(_ file: NewFile, at path: String, _ replaced: Replaced) throws(FileError) {
    let target = file.old == nil ? path : try canonicalPath(path)
    let folder = FilePath.folder(of: target)
    sweep(folder)
    for attempt in 1...Self.attempts {
      let temporary = FilePath.join(folder, TemporaryFile.name())
      do {
        try changes.create(temporary, file)
      } catch {
        if error.reason == .missing {
          throw FileError(path: path, reason: .missingFolder(FilePath.folder(of: path)))
        }
        throw FileError(path: path, reason: error.reason)
      }
      do {
        switch replaced {
        case .nothing: try take(temporary, target)
        case .text(let source): try swap(temporary, target, file.bytes, for: source.bytes)
        case .anything, .version: try changes.move(temporary, target)
        }
        if file.permanence == .kept { unsynced.insert(folder) }
        return
      } catch {
        // What is there now may be somebody's save.
        if case .saved = error.reason { throw error.named(path) }
        changes.remove(temporary)
        guard error.reason == .missing, attempt < Self.attempts else {
          throw FileError(path: path, reason: error.reason)
        }
      }
    }
  }

  /// Gives a file a name that nothing has.
  private func take(_ temporary: String, _ target: String) throws(FileError) {
    do {
      try changes.link(temporary, target)
      changes.remove(temporary)
    } catch {
      if error.reason == .exists || error.reason == .missing { throw error }
      // Some file systems have no second names.
      if (try? status(target)) != nil || isLink(target) { throw FileError(path: target, reason: .exists) }
      try changes.move(temporary, target)
    }
  }
}
