package import SceneDiagnostics

/// Files that belong together: where one of them cannot be written, those that are new go again, and so do their folders.
///
/// A file that holds its bytes already is as good as written: an interrupted run goes on where it ended.
@MainActor
package struct NewFiles {
  private let run: ToolRun
  private var made: [(path: String, bytes: [UInt8])] = []
  /// The folders that were missing, each before those below it.
  private var folders: [String] = []

  /// Starts without files.
  package init(in run: ToolRun) { self.run = run }

  /// Writes a file and the folders that it needs; false after a report where that fails, and nothing of what is new is left then.
  package mutating func write(_ bytes: [UInt8], to path: String, within bounds: WritingBounds?) -> Bool {
    let isNew = (try? run.files.status(path)) == nil && !run.files.isLink(path)
    let missing = isNew ? missingFolders(above: path) : []
    do throws(FileError) {
      try bounds?.check(path)
      try run.files.updateMakingFolders(path, with: bytes)
    } catch {
      run.fail("\(error)", .unwritableOutput)
      undo()
      return false
    }
    folders += missing
    if isNew { made.append((path, bytes)) }
    return true
  }

  /// Removes what is new, unless somebody has changed it.
  package func undo() {
    for file in made where run.files.holds(file.path, file.bytes) { run.files.remove(file.path) }
    for folder in folders.reversed() { run.files.removeFolder(folder) }
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

extension FileSystem {
  /// Removes files that were read and belong together; where one cannot be removed, the others return.
  ///
  /// They step aside first, so that they return as they were. False where one has changed since; none is removed then.
  package func removeTogether(_ files: [SourceText]) throws(FileError) -> Bool {
    var aside: [(path: String, name: String)] = []
    func putBack() {
      for file in aside.reversed() {
        // An editor may have saved a file of this path in between.
        if (try? status(file.path)) == nil { try? move(file.name, file.path) } else { remove(file.name) }
      }
    }
    for file in files {
      let name = FilePath.join(FilePath.folder(of: file.path), TemporaryFile.name())
      do throws(FileError) {
        try move(file.path, name)
      } catch {
        putBack()
        throw FileError(path: file.path, reason: error.reason)
      }
      aside.append((file.path, name))
      guard holds(name, file.bytes) else {
        putBack()
        return false
      }
    }
    for file in aside { remove(file.name) }
    return true
  }
}
