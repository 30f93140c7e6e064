import Backports
import FontFiles
import TextMetrics

/// Finds the files of a project's fonts, once, and reads them.
final class FontFileSearch: Sendable {
  /// What was found of the files.
  private struct Found {
    var paths: [String] = []
    /// Why files that were named are not among them.
    var problems: [String] = []
    /// What distinguishes these files from others.
    var mark = ContentHash()
  }

  /// More bytes than a font has.
  private static let mostBytes = 128 << 20
  /// The maximum number of folders to search.
  private static let mostFolders = 1 << 14

  private let configured: [String]
  private let folder: String?
  private let files: FileSystem
  private let found = Mutex<Found?>(nil)

  init(configured: [String], folder: String?, in files: FileSystem) {
    (self.configured, self.folder, self.files) = (configured, folder, files)
  }

  /// What distinguishes the files from others.
  var mark: ContentHash { result.mark }

  /// The faces in the files.
  var contents: FontLibrary.Contents {
    let found = result
    guard FontFileReader.isBuiltIn || found.paths.isEmpty else {
      let fonts = found.paths.count == 1 ? "1 font file is" : "\(found.paths.count) font files are"
      let problem = "\(fonts) not read: this diorama was built without FreeType"
      return FontLibrary.Contents(problems: found.problems + [problem])
    }
    var contents = FontLibrary.Contents(problems: found.problems)
    for path in found.paths {
      do {
        let bytes = try files.read(path, Self.mostBytes)
        if bytes.count > Self.mostBytes { throw FileError(path: path, reason: .tooLarge(Self.mostBytes)) }
        contents.faces += try FontFileReader.faces(in: bytes)
      } catch let problem as FontFileProblem {
        contents.problems.append("\(path): \(problem.words)")
      } catch {
        contents.problems.append("\(error)")
      }
    }
    return contents
  }

  // MARK: - Files

  private var result: Found {
    found.withLock { found in
      if let found { return found }
      let result = search()
      found = result
      return result
    }
  }

  private func search() -> Found {
    var found = Found()
    for path in configured {
      do throws(FileError) {
        guard try files.status(path).kind == .folder else {
          found.paths.append(path)
          continue
        }
        var search = FileSearch(files, mostFolders: Self.mostFolders, isWanted: FontFileReader.isFontName)
        search.search(path)
        found.paths += search.found
        if search.found.isEmpty { found.problems.append("\(path): no font in this folder or below it") }
      } catch {
        found.problems.append("\(error)")
      }
    }
    addNamedByApplication(&found)
    var seen: Set<PathKey> = []
    found.paths = found.paths.filter { seen.insert(PathKey((try? files.canonicalPath($0)) ?? $0)).inserted }
    for path in found.paths { add(path, to: &found.mark) }
    for problem in found.problems { found.mark.add(problem) }
    // Another build of the tool reads them in another way.
    found.mark.add("\(FontFileReader.isBuiltIn) \(FontFileReader.hasShaping)")
    return found
  }

  /// Adds the fonts that property lists of the project name.
  ///
  /// A property list has the path of a font in the application, where Xcode puts files of all folders beside each other: it is
  /// the file whose path ends so, or else one of that name.
  private func addNamedByApplication(_ found: inout Found) {
    guard let folder else { return }
    var search = FileSearch(files, mostFolders: Self.mostFolders) {
      ApplicationFontList.isName($0) || FontFileReader.isFontName($0)
    }
    search.search(folder)
    let reach = ConfigurationReach(from: folder, in: files)
    let paths = search.found.filter { (try? reach?.holds($0)) ?? true }
    let (lists, fonts) = (paths.filter(ApplicationFontList.isName), paths.filter(FontFileReader.isFontName))
    for list in lists {
      for name in ApplicationFontList.fonts(in: list, files) {
        let file = FilePath.name(of: name)
        let path =
          fonts.first { $0.hasSuffix("/" + name) } ?? fonts.first { FilePath.name(of: $0) == file }
        if let path {
          found.paths.append(path)
        } else if !found.paths.contains(where: { FilePath.name(of: $0) == file }) {
          found.problems.append("\(list): UIAppFonts names '\(name)', and no file of the project has that name")
        }
      }
    }
  }

  private func add(_ path: String, to mark: inout ContentHash) {
    mark.add(path)
    guard let status = try? files.status(path) else { return mark.add("-") }
    let stamp = CacheEntry.Stamp(status)
    mark.add("\(stamp.identity.device) \(stamp.identity.number) \(stamp.size) \(stamp.modified) \(stamp.changed)")
  }
}
