import CFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's calls, with their errors as values.
enum POSIXFiles {
  static func status(of path: String) throws(FileError.Reason) -> FileStatus {
    var found = stat()
    guard stat(path, &found) == 0 else { throw .init(code: errno) }
    let kind: FileStatus.Kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    let identity = FileStatus.Identity(
      device: UInt64(truncatingIfNeeded: found.st_dev),
      number: UInt64(truncatingIfNeeded: found.st_ino)
    )
    #if canImport(Darwin)
      let (modified, changed) = (found.st_mtimespec, found.st_ctimespec)
    #else
      let (modified, changed) = (found.st_mtim, found.st_ctim)
    #endif
    return FileStatus(
      kind: kind,
      identity: identity,
      mode: UInt32(found.st_mode & 0o777),
      owner: UInt32(found.st_uid),
      group: UInt32(found.st_gid),
      names: UInt64(found.st_nlink),
      size: Int64(found.st_size),
      modified: nanoseconds(modified),
      changed: nanoseconds(changed)
    )
  }

  static func isLink(_ path: String) -> Bool {
    var found = stat()
    return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  /// What the clock says of which the times of files are, in nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    return clock_gettime(CLOCK_REALTIME, &time) == 0 ? nanoseconds(time) : 0
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  static func contents(of path: String, limit: Int) throws(FileError.Reason) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .init(code: errno) }
    defer { close(descriptor) }
    return try readToEnd(descriptor, limit: limit)
  }

  /// All bytes up to the end, or one more than `limit`.
  static func readToEnd(_ descriptor: Int32, limit: Int) throws(FileError.Reason) -> [UInt8] {
    var found = stat()
    let size = fstat(descriptor, &found) == 0 ? Int(clamping: found.st_size) : 0
    let most = limit < .max ? limit + 1 : limit
    var bytes: [UInt8] = []
    // One byte more than there should be, so that a file mostly comes in one piece.
    var room = size > 0 && size < most ? size + 1 : 1 << 16
    while bytes.count < most {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: min(room, most - bytes.count)) { buffer, filled in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(count, 0)
      }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw .init(code: errno) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      room = 1 << 16
    }
    return bytes
  }

  /// Whether a file can be read and has exactly some bytes; it is read piece by piece, and no further than it is equal.
  static func contents(of path: String, are bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { piece in
      bytes.withUnsafeBytes { bytes in
        var offset = 0
        while true {
          let count = read(descriptor, piece.baseAddress, piece.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0, let start = bytes.baseAddress, let read = piece.baseAddress else {
            return count == 0 && offset == bytes.count
          }
          guard count <= bytes.count - offset, memcmp(start + offset, read, count) == 0 else { return false }
          offset += count
        }
      }
    }
  }

  static func entries(of path: String) throws(FileError.Reason) -> FolderEntries {
    var found = FolderEntries()
    try forEachEntry(of: path) { name, _, folder in
      if let name = String(validatingCString: name) { return found.names.append(name) }
      var status = stat()
      let isFolder = fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
      found.foreign.append(.init(shownName: String(escaping: name), isFolder: isFolder))
    }
    return found
  }

  /// The names in a folder that are those of links; none where it cannot be read.
  static func links(in path: String) -> Set<String> {
    var names: Set<String> = []
    try? forEachEntry(of: path) { name, kind, _ in
      guard let name = String(validatingCString: name) else { return }
      switch Int(kind) {
      case Int(DT_LNK): names.insert(name)
      // Some file systems do not say it here.
      case Int(DT_UNKNOWN): if isLink(FilePath.join(path, name)) { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private static func forEachEntry(
    of path: String,
    _ body: (_ name: UnsafePointer<CChar>, _ kind: UInt8, _ folder: Int32) -> Void
  ) throws(FileError.Reason) {
    guard let folder = opendir(path) else { throw .init(code: errno) }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let kind = UInt8(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) {
        let name = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
        if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { body(name, kind, dirfd(folder)) }
      }
    }
  }

  static func canonicalPath(of path: String) throws(FileError.Reason) -> String {
    guard let resolved = realpath(path, nil) else { throw .init(code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Gives two files, or two folders, each other's name.
  static func exchange(_ one: String, _ other: String) throws(FileError.Reason) {
    #if canImport(Darwin)
      guard renamex_np(one, other, UInt32(RENAME_SWAP)) != 0 else { return }
      throw .init(code: errno)
    #else
      guard exchange_names(one, other) != 0 else { return }
      throw .init(code: errno)
    #endif
  }

  /// Gives a file another name, beside the one that it has.
  static func link(_ file: String, as name: String) throws(FileError.Reason) {
    #if canImport(Darwin)
      guard Darwin.link(file, name) != 0 else { return }
    #elseif canImport(Glibc)
      guard Glibc.link(file, name) != 0 else { return }
    #else
      guard Musl.link(file, name) != 0 else { return }
    #endif
    throw .init(code: errno)
  }

  static func makeFolder(_ path: String) throws(FileError.Reason) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw .init(code: errno)
  }

  static func write(_ bytes: [UInt8], into path: String) throws(FileError.Reason) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .init(code: errno) }
    defer { close(descriptor) }
    if let failure = write(bytes, to: descriptor) { throw failure }
  }

  /// How many columns a terminal has; nil where it does not say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes; nil where that went well.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileError.Reason? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, start, rest.count)
        #else
          let count = Musl.write(descriptor, start, rest.count)
        #endif
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return .init(code: errno) }
      }
      return nil
    }
  }
}
