/// Finds the files below a folder that only a link leads to.
struct LinkSearch {
  private let files: FileSystem
  private let root: String
  /// Whether a folder lies behind a link, and the links in it.
  private var folders: [PathKey: (isBehindLink: Bool, links: Set<String>)] = [:]

  init(below root: String, _ files: FileSystem) {
    self.files = files
    self.root = root
  }

  /// Whether a file, or a folder on the way to it, is a link.
  ///
  /// Each folder is read once, which takes far less time than a look at each file.
  mutating func isBehindLink(_ file: String) -> Bool {
    let folder = known(FilePath.folder(of: file))
    return folder.isBehindLink || folder.links.contains(FilePath.name(of: file))
  }

  private mutating func known(_ folder: String) -> (isBehindLink: Bool, links: Set<String>) {
    if let known = folders[PathKey(folder)] { return known }
    let isBelow = folder.utf8.count > root.utf8.count
    let found = (isBehindLink: isBelow && isBehindLink(folder), links: files.links(folder))
    folders[PathKey(folder)] = found
    return found
  }
}
