import DioramaDriver
import NibArchive
import SceneCatalog
import SceneDiagnostics

/// What a call of `ibtool` writes, all of it after everything was made.
struct IBToolOutputs {
  private enum Content {
    case file([UInt8])
    /// The document itself, which may replace the one that was read.
    case document([UInt8])
    case folder([FileSystem.Member])
    /// A file next to the output that the call names, in a folder that is made for it.
    case companion([UInt8])
  }

  private let files: FileSystem
  /// Each with what it is made of.
  private var list: [(path: String, source: String, content: Content)] = []
  /// The paths that the call names, which may be links to anywhere.
  private var named: [String] = []
  /// The folders below which files are written that the call does not name.
  private var folders: Set<PathKey> = []

  init(in files: FileSystem) {
    self.files = files
  }

  /// Adds a file that the call names.
  mutating func add(_ bytes: [UInt8], at path: String, of source: String) {
    named.append(path)
    list.append((path, source, .file(bytes)))
  }

  /// Adds the document, changed or not, as a file that the call names.
  mutating func add(document: [UInt8], at path: String, of source: String) {
    named.append(path)
    list.append((path, source, .document(document)))
  }

  /// Adds a folder that the call names, or whose name follows from the call.
  mutating func add(_ members: [FileSystem.Member], at path: String, of source: String) {
    named.append(path)
    list.append((path, source, .folder(members)))
  }

  /// Adds a table of translations below a folder.
  mutating func add(
    companion bytes: [UInt8],
    from source: String,
    of name: String,
    in language: String,
    below root: String
  ) {
    folders.insert(PathKey(root))
    list.append((CompanionStrings.path(of: name, in: language, below: root), source, .companion(bytes)))
  }

  /// Adds a folder below one that the call names, such as `Base.lproj/Main.storyboardc`.
  mutating func add(_ members: [FileSystem.Member], at path: String, of source: String, below root: String) {
    folders.insert(PathKey(root))
    list.append((path, source, .folder(members)))
  }

  /// Reports outputs that cannot be written as they are: two of one name, and those in folders that are missing.
  func check(_ report: inout IBToolReport) {
    var writers: [PathKey: String] = [:]
    for (path, source, content) in list {
      if let other = writers.updateValue(source, forKey: PathKey(Location.of(path, in: files))) {
        report.fail(path, "would be made of both \(other) and \(source)")
      }
      if case .companion = content { continue }
      let folder = FilePath.folder(of: path)
      // The folder of a language is made where it is missing.
      if folder.hasSuffix(".lproj"), folders.contains(PathKey(FilePath.folder(of: folder))) { continue }
      checkFolder(folder, &report)
    }
    for folder in folders.sorted() { checkFolder(folder.path, &report) }
  }

  private func checkFolder(_ folder: String, _ report: inout IBToolReport) {
    do throws(FileError) {
      if try files.status(folder).kind != .folder { report.failOnce(folder, "is not a folder") }
    } catch {
      report.failOnce(error.path, "\(error.reason)")
    }
  }

  /// Writes everything; what cannot be written is reported, and nothing is written after it.
  func write(_ report: inout IBToolReport) {
    let bounds = WritingBounds(folders: folders.map(\.path), named: named, in: files)
    do throws(FileError) {
      for (path, _, _) in list { try bounds.check(path) }
      for (path, _, content) in list {
        switch content {
        case .file(let bytes):
          try files.write(bytes, to: path, replacing: .anything, as: .remade, within: bounds)
        case .document(let bytes):
          try files.write(bytes, to: path, replacing: .version, as: .kept, within: bounds)
        case .companion(let bytes):
          try files.write(bytes, to: path, replacing: .anything, as: .remade, within: bounds, makingFolders: true)
        case .folder(let members):
          try files.updateFolder(path, with: members, within: bounds) { names in
            names.contains(StoryboardInfo.fileName) || NibFolder.newest(of: names) != nil
              || names.contains(CompiledFolderFiles.keyedNib)
          }
        }
      }
    } catch {
      report.fail(error)
    }
  }
}
