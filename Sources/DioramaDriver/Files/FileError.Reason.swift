#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileError {
  /// What stands in the way of using a file.
  package enum Reason: Error, Hashable, Sendable {
    /// There is nothing of that name.
    case missing
    /// The folder that a file would be in, of this name, is missing.
    case missingFolder(String)
    /// The user may not.
    case denied
    /// Something of that name is there, and is not replaced.
    case exists
    /// The file holds something else than what was read.
    case changed
    /// The command reads the file.
    case isRead
    /// Nobody may write the file.
    case readOnly
    /// The file has so many names, of which a new file would take one.
    case otherNames(UInt64)
    /// The new file cannot be given the owner and the group of the old one.
    case otherOwner
    /// Somebody wrote the file meanwhile, and that could not be put back: it is now in the file of this name.
    case saved(String)
    /// A file is needed.
    case isFolder
    /// A folder is needed.
    case isNoFolder
    /// A file is needed, not a pipe or a device.
    case notRegular
    /// A file that no argument names would be written to this path, outside of the named folders.
    case outside(String)
    /// A folder is there that the tool has not made.
    case foreignFolder
    /// The name, which the path shows with its bytes as `\xFF`, is no UTF-8.
    case foreignName
    /// Links lead in a circle.
    case circular
    /// There are more bytes than this.
    case tooLarge(Int)
    /// There are more folders than this below it.
    case tooManyFolders(Int)
    /// Anything else, by the system's number.
    case system(Int32)

    /// The reason that a system call left behind.
    init(code: Int32) {
      self =
        switch code {
        case ENOENT: .missing
        case EACCES, EPERM: .denied
        case EEXIST: .exists
        case EISDIR: .isFolder
        case ENOTDIR: .isNoFolder
        case ELOOP: .circular
        default: .system(code)
        }
    }
  }
}

extension FileError.Reason {
  /// Whether this is all that can be known of a link that leads to nothing.
  var isOfDeadLink: Bool {
    [.missing, .isNoFolder, .circular, .system(ENAMETOOLONG)].contains(self)
  }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in words, without a period.
  package var description: String {
    switch self {
    case .missing: "no such file or folder"
    case .missingFolder(let folder): "there is no folder '\(folder)'"
    case .denied: "permission denied"
    case .exists: "exists already"
    case .changed: "has changed since it was read, and is left as it is"
    case .isRead: "is read by this command, and would be overwritten"
    case .readOnly: "is read-only, and is left as it is"
    case .otherNames(let count):
      "has \(count) names (hard links), of which only this one would change; it is left as it is"
    case .otherOwner: "has an owner or a group that a new file could not be given, and is left as it is"
    case .saved(let name): "has changed since it was read; what was saved is in '\(name)'"
    case .isFolder: "is a folder"
    case .isNoFolder: "is not a folder"
    case .notRegular: "is not a regular file"
    case .outside(let path):
      "leads outside of what was named, to '\(path)'; name it, or remove the link"
    case .foreignFolder: "holds other files than a compiled storyboard's; remove it, or name another folder"
    case .foreignName: "this name is not UTF-8, and Diorama reads no files of such names; rename it"
    case .circular: "leads in a circle of links"
    case .tooLarge(let limit): "has more than \(limit) bytes"
    case .tooManyFolders(let limit): "has more than \(limit) folders below it"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
