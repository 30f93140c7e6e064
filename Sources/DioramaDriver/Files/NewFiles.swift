import SceneDiagnostics

/// Files that belong together: where one of them cannot be written, those that are new go again, and so do their folders.
///
/// A file that has its bytes already counts as written: an interrupted run goes on where it ended.
package struct NewFiles: Sendable {
  private let files: FileSystem
  private var made: [SourceText] = []
  /// The folders that were missing, each before those below it.
  private var folders: [String] = []

  /// Starts without files.
  package init(in files: FileSystem) { self.files = files }

  /// Writes a file of the user's and the folders that it needs; where that fails, nothing of what is new is left.
  package mutating func write(
    _ bytes: [UInt8],
    to path: String,
    replacing replaced: FileSystem.Replaced,
    within bounds: WritingBounds
  ) throws(FileError) {
    let isNew = (try? files.status(path)) == nil && !files.isLink(path)
    if !isNew, (try? bounds.check(path)) != nil, files.holds(path, bytes) {
      return files.sweep(FilePath.folder(of: path))
    }
    let missing = isNew ? missingFolders(above: path) : []
    do throws(FileError) {
      try files.write(bytes, to: path, replacing: replaced, as: .kept, within: bounds, makingFolders: true)
    } catch {
      undo(within: bounds)
      throw error
    }
    folders += missing
    if isNew { made.append(SourceText(path: path, bytes: bytes)) }
  }

  /// Removes what is new, unless somebody has changed it.
  package func undo(within bounds: WritingBounds) {
    for file in made { try? files.remove([file], within: bounds) }
    for folder in folders.reversed() { try? files.removeFolder(folder, within: bounds) }
  }

  private func missingFolders(above path: String) -> [String] {
    var missing: [String] = []
    var folder = FilePath.folder(of: path)
    while (try? files.status(folder)) == nil {
      missing.append(folder)
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent == "." { break }
      folder = parent
    }
    return missing.reversed()
  }
}
