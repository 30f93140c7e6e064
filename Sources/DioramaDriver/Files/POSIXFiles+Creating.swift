#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension POSIXFiles {
  /// Makes a file that does not exist yet.
  static func create(_ path: String, _ file: NewFile) throws(FileError.Reason) {
    // Nobody may read the new file, at any moment, who may not read the old one.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, file.old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw .init(code: errno) }
    var failure = file.old.flatMap { take(rightsOf: $0, descriptor, file.permanence) }
    if failure == nil { failure = write(file.bytes, to: descriptor) }
    if failure == nil, file.permanence == .kept { failure = sync(descriptor) }
    // What is still on its way to the disk can fail as late as here.
    if close(descriptor) != 0, failure == nil { failure = .init(code: errno) }
    guard let failure else { return }
    unlink(path)
    throw failure
  }

  /// Gives a new file the owner, the group and the permissions of an old one; nil where that went well.
  private static func take(
    rightsOf old: FileStatus,
    _ descriptor: Int32,
    _ permanence: Permanence
  ) -> FileError.Reason? {
    var made = stat()
    guard fstat(descriptor, &made) == 0 else { return .init(code: errno) }
    var mode = old.mode
    if UInt32(made.st_uid) != old.owner || UInt32(made.st_gid) != old.group,
      fchown(descriptor, uid_t(old.owner), gid_t(old.group)) != 0
    {
      if permanence == .kept { return .otherOwner }
      // An output that is made again may change its owner, and no other group gets the rights of the old one.
      if UInt32(made.st_gid) != old.group, fchown(descriptor, uid_t.max, gid_t(old.group)) != 0 {
        mode &= ~0o070 | (mode & 0o007) << 3
      }
    }
    return fchmod(descriptor, mode_t(mode)) == 0 ? nil : .init(code: errno)
  }

  /// Has the disk keep a file's bytes; nil where that went well, or the file system knows nothing of the kind.
  private static func sync(_ descriptor: Int32) -> FileError.Reason? {
    guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP else { return nil }
    return .init(code: errno)
  }

  /// Has the disk keep the names in a folder, as far as the file system can.
  static func syncFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = sync(descriptor)
    close(descriptor)
  }
}
