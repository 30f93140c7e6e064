import SceneDiagnostics

/// Files that belong together: where one of them cannot be written, those that are new go again, and so do their folders.
///
/// A file that has its bytes already counts as written: an interrupted run goes on where it ended.
@MainActor
package struct NewFiles {
  private let run: ToolRun
  private var made: [SourceText] = []
  /// The folders that were missing, each before those below it.
  private var folders: [String] = []

  /// Starts without files.
  package init(in run: ToolRun) { self.run = run }

  /// Writes a file of the user's and the folders that it needs; false after a report where that fails, and nothing of what is new is
  /// left then.
  package mutating func write(
    _ bytes: [UInt8],
    to path: String,
    replacing replaced: FileSystem.Replaced,
    within bounds: WritingBounds
  ) -> Bool {
    let isNew = (try? run.files.status(path)) == nil && !run.files.isLink(path)
    if !isNew, (try? bounds.check(path)) != nil, run.files.holds(path, bytes) {
      run.files.sweep(FilePath.folder(of: path))
      return true
    }
    let missing = isNew ? missingFolders(above: path) : []
    let destination = Destination.found(path, within: bounds)
    guard DioramaDriver.write(bytes, to: destination, replacing: replaced, as: .kept, in: run) else {
      undo(within: bounds)
      return false
    }
    folders += missing
    if isNew { made.append(SourceText(path: path, bytes: bytes)) }
    return true
  }

  /// Removes what is new, unless somebody has changed it.
  package func undo(within bounds: WritingBounds) {
    for file in made { try? run.files.remove([file], within: bounds) }
    for folder in folders.reversed() { try? run.files.removeFolder(folder, within: bounds) }
  }

  private func missingFolders(above path: String) -> [String] {
    var missing: [String] = []
    var folder = FilePath.folder(of: path)
    while (try? run.files.status(folder)) == nil {
      missing.append(folder)
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent == "." { break }
      folder = parent
    }
    return missing.reversed()
  }
}
