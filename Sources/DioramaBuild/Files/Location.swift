/// Where a file is or would be, whatever it is called by.
package enum Location {
  /// The absolute path of a file, with the links of its folder resolved as far as it exists.
  ///
  /// The file itself may be missing, or be a link.
  package static func of(_ path: String, in files: FileSystem) -> String {
    var folders: [PathKey: String] = [:]
    return of(path, in: files, folders: &folders)
  }

  /// The same for one of many files; what is found out of folders is kept in `folders`.
  package static func of(_ path: String, in files: FileSystem, folders: inout [PathKey: String]) -> String {
    let folder = FilePath.folder(of: path)
    if let known = folders[PathKey(folder)] { return FilePath.join(known, FilePath.name(of: path)) }
    guard let location = try? files.canonicalPath(folder) else {
      // A folder that is yet to be made is where it will be.
      return folder == path ? path : FilePath.join(of(folder, in: files), FilePath.name(of: path))
    }
    folders[PathKey(folder)] = location
    return FilePath.join(location, FilePath.name(of: path))
  }
}
