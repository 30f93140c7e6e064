/// The folders in which files are read, wherever links lead.
package struct ReadingBounds: Sendable {
  /// The absolute paths of the folders, without links.
  package let folders: [String]

  /// Creates bounds; a folder that does not exist is left out.
  package init(folders: [String], in files: FileSystem) {
    self.folders = folders.compactMap { try? files.canonicalPath($0) }
  }

  /// Whether a path leads to something in the folders or below them, which may be missing.
  package func admit(_ path: String, in files: FileSystem) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    if let target = try? files.canonicalPath(path) { return covers(target) }
    // Behind a folder that is missing, `..` leads wherever somebody makes the folder lead.
    guard !path.split(separator: "/").contains("..") else { return false }
    return covers(Location.of(path, in: files))
  }

  private func covers(_ target: String) -> Bool { folders.contains { FilePath.contains($0, target) } }
}

extension FileSystem {
  /// The same files, as far as they lie within bounds; everything else is missing.
  ///
  /// Only regular files are read, and none that is larger than `mostBytes`: a pipe could stop whoever reads it.
  package func confined(to bounds: ReadingBounds, mostBytes: Int) -> FileSystem {
    let all = self
    var files = self
    @Sendable func check(_ path: String) throws(FileError) {
      guard bounds.admit(path, in: all) else { throw FileError(path: path, reason: .missing) }
    }
    files.status = { path throws(FileError) in
      try check(path)
      return try all.status(path)
    }
    files.read = { path, limit throws(FileError) in
      try check(path)
      let status = try all.status(path)
      if status.kind == .folder { throw FileError(path: path, reason: .isFolder) }
      guard status.kind == .regular else { throw FileError(path: path, reason: .notRegular) }
      guard limit > mostBytes else { return try all.read(path, limit) }
      let bytes = try all.read(path, mostBytes)
      if bytes.count > mostBytes { throw FileError(path: path, reason: .tooLarge(mostBytes)) }
      return bytes
    }
    files.holds = { bounds.admit($0, in: all) && all.holds($0, $1) }
    files.entries = { path throws(FileError) in
      try check(path)
      return try all.entries(path)
    }
    files.isLink = { bounds.admit(FilePath.folder(of: $0), in: all) && all.isLink($0) }
    files.links = { bounds.admit($0, in: all) ? all.links($0) : [] }
    return files
  }

  /// The same files, of which one has a text that is not saved, whether the file exists or not.
  package func showing(_ text: [UInt8], at path: String) -> FileSystem {
    let all = self
    let target = Location.of(path, in: all)
    let (folder, name) = (FilePath.folder(of: target), FilePath.name(of: target))
    @Sendable func isShown(_ path: String) -> Bool {
      FilePath.name(of: path) == name && PathKey(Location.of(path, in: all)) == PathKey(target)
    }
    var files = self
    files.status = { path throws(FileError) in
      guard isShown(path) else { return try all.status(path) }
      var status = (try? all.status(path)) ?? FileStatus.ofText
      (status.kind, status.size) = (.regular, Int64(text.count))
      return status
    }
    files.read = { path, limit throws(FileError) in
      guard isShown(path) else { return try all.read(path, limit) }
      return limit < text.count ? Array(text.prefix(limit + 1)) : text
    }
    files.holds = { isShown($0) ? $1 == text : all.holds($0, $1) }
    files.entries = { path throws(FileError) in
      var entries = try all.entries(path)
      if (try? all.canonicalPath(path)) == folder, !entries.names.contains(name) { entries.names.append(name) }
      return entries
    }
    files.isLink = { !isShown($0) && all.isLink($0) }
    files.canonicalPath = { path throws(FileError) in isShown(path) ? target : try all.canonicalPath(path) }
    return files
  }
}

extension FileStatus {
  /// The status of a text that no file has.
  fileprivate static var ofText: FileStatus {
    FileStatus(
      kind: .regular,
      identity: Identity(device: .max, number: .max),
      mode: 0o644,
      owner: 0,
      group: 0,
      names: 1,
      size: 0,
      modified: 0,
      changed: 0
    )
  }
}
