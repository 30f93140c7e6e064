import ProjectConfiguration

/// Finds the configuration that holds for an input.
enum ConfigurationSearch {
  /// The configuration in the folder of an input, or in the nearest folder above; nil where there is none.
  ///
  /// `passing` is called with each folder on the way that has none, without links.
  static func nearest(
    to input: String,
    in files: FileSystem,
    passing: (_ folder: String) -> Void
  ) -> String? {
    let folder = input == SceneInput.standardInputName ? "." : FilePath.folder(of: input)
    if let found = configuration(in: folder, files) { return found }
    // An output may be asked for whose folder is yet to be made.
    var current = (try? files.canonicalPath(folder)) ?? Location.of(folder, in: files)
    guard current.hasPrefix("/") else { return nil }
    while current != "/" {
      passing(current)
      current = FilePath.folder(of: current)
      guard let found = configuration(in: current, files) else { continue }
      // A configuration is called as the inputs are: from the working folder, unless they are not.
      guard !folder.hasPrefix("/"), let here = try? files.canonicalPath(".") else { return found }
      return FilePath.relative(found, to: here)
    }
    return nil
  }

  /// The files in a folder that look as if they were meant to be a configuration, and are not read, as they are called
  /// from the working folder.
  static func mistaken(in folder: String, _ files: FileSystem) -> [String] {
    let here = try? files.canonicalPath(".")
    return Configuration.mistakenNames.map { FilePath.join(folder, $0) }
      .filter { (try? files.status($0))?.kind == .regular }
      .map { path in here.flatMap { FilePath.contains($0, path) ? FilePath.relative(path, to: $0) : nil } ?? path }
  }

  private static func configuration(in folder: String, _ files: FileSystem) -> String? {
    let path = FilePath.join(folder, Configuration.fileName)
    return (try? files.status(path))?.kind == .regular ? path : nil
  }
}
