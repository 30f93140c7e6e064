import ProjectConfiguration

/// Finds the configuration that holds for an input.
enum ConfigurationSearch {
  /// The configuration in the folder of an input, or in the nearest folder above; nil where there is none.
  static func nearest(to input: String, in files: FileSystem) -> String? {
    let folder = input == SceneInput.standardInputName ? "." : FilePath.folder(of: input)
    if let found = configuration(in: folder, files) { return found }
    // An output may be asked for whose folder is yet to be made.
    var current = (try? files.canonicalPath(folder)) ?? Location.of(folder, in: files)
    guard current.hasPrefix("/") else { return nil }
    while current != "/" {
      current = FilePath.folder(of: current)
      guard let found = configuration(in: current, files) else { continue }
      // A configuration is called as the inputs are: from the working folder, unless they are not.
      guard !folder.hasPrefix("/"), let here = try? files.canonicalPath(".") else { return found }
      return FilePath.relative(found, to: here)
    }
    return nil
  }

  private static func configuration(in folder: String, _ files: FileSystem) -> String? {
    let path = FilePath.join(folder, Configuration.fileName)
    return (try? files.status(path))?.kind == .regular ? path : nil
  }
}
