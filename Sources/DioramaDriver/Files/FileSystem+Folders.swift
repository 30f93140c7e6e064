extension FileSystem {
  /// A file of a folder that is written as a whole.
  package struct Member: Sendable {
    /// The name, behind that of a folder inside the folder for what is in one, and a slash.
    package var name: String
    package var bytes: [UInt8]

    /// Makes a file of a folder.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Writes a folder as a whole: a reader of the path finds, at any moment, all of the old files or all of the new ones.
  ///
  /// The new folder is made beside the old one, with links to the files that stay as they are, and takes its name in one step; where
  /// the system knows no such step, the old folder steps aside first, and returns if the new one cannot take its name. A folder that
  /// holds these files already is left as it is.
  ///
  /// - Parameters:
  ///   - path: The folder; a link to one is followed.
  ///   - members: All files that the folder is to hold.
  ///   - bounds: What the user named: nothing is written elsewhere, wherever links lead.
  ///   - isOurs: Whether a folder with such names may be replaced; others are not the tool's.
  /// - Throws: Why the folder cannot be written; the old one is whole then.
  package func updateFolder(
    _ path: String,
    with members: [Member],
    within bounds: WritingBounds,
    isOurs: ([String]) -> Bool
  ) throws(FileError) {
    try bounds.check(path)
    let present = try? status(path)
    if let present, present.kind != .folder { throw FileError(path: path, reason: .isNoFolder) }
    let target = present == nil ? path : try canonicalPath(path)
    let old = present == nil ? [] : try entries(target)
    let parent = FilePath.folder(of: target)
    if present != nil {
      sweep(parent)
      guard old.foreign.isEmpty else { throw FileError(path: path, reason: .foreignFolder) }
      if holds(target, old.names, members) { return }
      guard old.isEmpty || isOurs(old.names) else { throw FileError(path: path, reason: .foreignFolder) }
    }
    let made = try makeFolders(parent)
    sweep(parent)
    let temporary = FilePath.join(parent, TemporaryFile.name())
    do throws(FileError) {
      try changes.makeFolder(temporary)
      for member in members { try write(member, into: temporary, linkedWith: present == nil ? nil : target) }
      try put(temporary, at: target, isThere: present != nil)
    } catch {
      removeTree(temporary)
      for folder in made.reversed() { changes.removeFolder(folder) }
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Whether a folder holds just these files.
  private func holds(_ folder: String, _ names: [String], _ members: [Member]) -> Bool {
    var inner: [String: Set<String>] = [:]
    for member in members where member.name.contains("/") {
      inner[FilePath.folder(of: member.name), default: []].insert(FilePath.name(of: member.name))
    }
    let direct = members.map(\.name).filter { !$0.contains("/") }
    guard Set(names) == Set(direct).union(inner.keys) else { return false }
    for (name, contents) in inner {
      guard let present = try? entries(FilePath.join(folder, name)), Set(present) == contents else { return false }
    }
    return members.allSatisfy { isSame(FilePath.join(folder, $0.name), $0.bytes) }
  }

  private func isSame(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard !isLink(path), let status = try? status(path), status.kind == .regular, status.size == Int64(bytes.count)
    else {
      return false
    }
    return holds(path, bytes)
  }

  /// Writes a file into the new folder, or links the old one where it is the same: a watcher sees no change.
  private func write(_ member: Member, into folder: String, linkedWith old: String?) throws(FileError) {
    let path = FilePath.join(folder, member.name)
    if member.name.contains("/"), (try? status(FilePath.folder(of: path))) == nil {
      try changes.makeFolder(FilePath.folder(of: path))
    }
    if let old, isSame(FilePath.join(old, member.name), member.bytes) {
      if (try? changes.link(FilePath.join(old, member.name), path)) != nil { return }
    }
    try changes.create(path, NewFile(member.bytes, as: .remade))
  }

  /// Gives the new folder its name; the old one goes.
  private func put(_ temporary: String, at target: String, isThere: Bool) throws(FileError) {
    guard isThere else { return try changes.move(temporary, target) }
    if (try? changes.exchange(temporary, target)) != nil { return removeTree(temporary) }
    let aside = FilePath.join(FilePath.folder(of: target), TemporaryFile.name())
    try changes.move(target, aside)
    do throws(FileError) {
      try changes.move(temporary, target)
    } catch {
      try? changes.move(aside, target)
      throw error
    }
    removeTree(aside)
  }

  /// Removes a folder with the files in it, and folders in it with theirs; links are not followed.
  func removeTree(_ folder: String, depth: Int = 0) {
    for name in (try? entries(folder)) ?? [] {
      let path = FilePath.join(folder, name)
      if depth < 2, !isLink(path), (try? status(path))?.kind == .folder {
        removeTree(path, depth: depth + 1)
      } else {
        changes.remove(path)
      }
    }
    changes.removeFolder(folder)
  }
}
