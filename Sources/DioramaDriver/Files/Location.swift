/// Where a file is or would be, whatever it is called by.
package enum Location {
  /// The absolute path of a file, with the links of its folder resolved as far as it exists.
  ///
  /// The file itself may be missing, or be a link.
  package static func of(_ path: String, in files: FileSystem) -> String {
    var folders: [PathKey: String] = [:]
    return of(path, in: files, folders: &folders)
  }

  /// The absolute path of one of many files; what is found out of folders is kept in `folders`.
  package static func of(_ path: String, in files: FileSystem, folders: inout [PathKey: String]) -> String {
    var folder = FilePath.folder(of: path)
    // What lies in folders that are yet to be made, innermost first.
    var names = [FilePath.name(of: path)]
    while true {
      if let known = folders[PathKey(folder)] ?? (try? files.canonicalPath(folder)) {
        folders[PathKey(folder)] = known
        // What is yet to be made is no link, so that `..` after it leads back.
        return names.reversed().reduce(known) { path, name in
          name == ".." ? FilePath.folder(of: path) : name == "." ? path : FilePath.join(path, name)
        }
      }
      let around = FilePath.folder(of: folder)
      guard around != folder else { return path }
      names.append(FilePath.name(of: folder))
      folder = around
    }
  }
}
