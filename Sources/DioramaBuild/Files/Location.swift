/// Where a file is or would be, whatever it is called by.
package enum Location {
  /// The absolute path of a file whose folder exists, with the links of the folder resolved; the path itself otherwise.
  ///
  /// The file itself may be missing, or be a link.
  package static func of(_ path: String, in files: FileSystem) -> String {
    guard let folder = try? files.canonicalPath(FilePath.folder(of: path)) else { return path }
    return FilePath.join(folder, FilePath.name(of: path))
  }

  /// The same for one of many files; what is found out of folders is kept in `folders`.
  package static func of(_ path: String, in files: FileSystem, folders: inout [String: String]) -> String {
    let folder = FilePath.folder(of: path)
    if let known = folders[folder] { return FilePath.join(known, FilePath.name(of: path)) }
    guard let canonical = try? files.canonicalPath(folder) else { return path }
    folders[folder] = canonical
    return FilePath.join(canonical, FilePath.name(of: path))
  }
}
