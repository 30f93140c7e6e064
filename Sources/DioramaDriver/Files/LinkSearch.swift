/// Finds the files below a folder that only a link leads to.
struct LinkSearch {
  private let files: FileSystem
  private let root: String
  /// What is known of folders.
  private var folders: [PathKey: Bool] = [:]

  init(below root: String, _ files: FileSystem) {
    self.files = files
    self.root = root
  }

  /// Whether a file, or a folder on the way to it, is a link.
  mutating func isBehindLink(_ file: String) -> Bool {
    isBehindLink(folder: FilePath.folder(of: file)) || files.isLink(file)
  }

  private mutating func isBehindLink(folder: String) -> Bool {
    guard folder.utf8.count > root.utf8.count else { return false }
    if let known = folders[PathKey(folder)] { return known }
    let found = isBehindLink(folder: FilePath.folder(of: folder)) || files.isLink(folder)
    folders[PathKey(folder)] = found
    return found
  }
}
