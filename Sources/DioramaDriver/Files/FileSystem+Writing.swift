extension FileSystem {
  /// How often a file is written anew that another process takes for left over and removes: processes of other machines, and of
  /// other containers, cannot be seen.
  private static let attempts = 3

  /// Writes a file as a whole: until everything is written, whatever was there stays as it is.
  ///
  /// The new file is made beside the old one and takes its name and its permissions; a link to a file is followed first,
  /// and one that leads nowhere is replaced. What killed runs left in that folder is removed.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace(path, with: bytes, present: try? status(path))
  }

  /// Writes a file as a whole, unless it has these bytes already: build systems remake what depends on a newer file.
  package func update(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let present = try? status(path)
    if let present, present.kind == .regular, present.size == Int64(bytes.count), holds(path, bytes) {
      return sweep(FilePath.folder(of: path))
    }
    try replace(path, with: bytes, present: present)
  }

  /// Writes a file that has other bytes, and makes the folders that it needs; where it cannot be written, none of them is left.
  package func updateMakingFolders(_ path: String, with bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try update(path, with: bytes)
    } catch {
      guard case .missingFolder(let folder) = error.reason else { throw error }
      let made = try makeFolders(folder)
      do throws(FileError) {
        try update(path, with: bytes)
      } catch {
        for folder in made.reversed() { removeFolder(folder) }
        throw error
      }
    }
  }

  private func replace(_ path: String, with bytes: [UInt8], present: FileStatus?) throws(FileError) {
    if present?.kind == .folder { throw FileError(path: path, reason: .isFolder) }
    if present?.kind == .other { return try writeInto(path, bytes) }
    let target = present == nil ? path : try canonicalPath(path)
    sweep(FilePath.folder(of: target))
    for attempt in 1...Self.attempts {
      let temporary = try createBeside(target, bytes: bytes, mode: present?.mode, named: path)
      do {
        return try move(temporary, target)
      } catch {
        remove(temporary)
        guard error.reason == .missing, attempt < Self.attempts else {
          throw FileError(path: path, reason: error.reason)
        }
      }
    }
  }

  /// Makes a file of a new name in the folder of a path.
  private func createBeside(
    _ target: String,
    bytes: [UInt8],
    mode: UInt32?,
    named path: String
  ) throws(FileError) -> String {
    let temporary = FilePath.join(FilePath.folder(of: target), TemporaryFile.name())
    do {
      try create(temporary, bytes, mode)
      return temporary
    } catch {
      if error.reason == .missing {
        throw FileError(path: path, reason: .missingFolder(FilePath.folder(of: path)))
      }
      throw FileError(path: path, reason: error.reason)
    }
  }
}
