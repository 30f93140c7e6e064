/// Where a file is or would be, whatever it is called by.
package enum Location {
  /// The absolute path of a file whose folder exists, with the links of the folder resolved; the path itself otherwise.
  ///
  /// The file itself may be missing, or be a link.
  package static func of(_ path: String, in files: FileSystem) -> String {
    guard let folder = try? files.canonicalPath(FilePath.folder(of: path)) else { return path }
    return FilePath.join(folder, FilePath.name(of: path))
  }
}
