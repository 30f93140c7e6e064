import DioramaDriver

/// Finds the documents that the arguments of `import` name.
@MainActor
struct ImportSearch {
  /// A document to import.
  struct Document {
    /// The path as the user named it, or as it was found below a folder that the user named.
    var path: String
    /// Where the scene or storyboard goes below the folder of outputs, without the ending of its name.
    var stem: String
    /// Whether the document's name is that of a storyboard.
    var isStoryboard: Bool
    /// The absolute path, links resolved.
    var location: String
  }

  private static let endings = [".xib", ".storyboard"]
  private let run: ToolRun
  /// The documents in the order of their paths, each once.
  private(set) var documents: [Document] = []

  /// Looks for the documents; what is wrong with an argument is reported.
  init(_ arguments: [String], in run: ToolRun) {
    self.run = run
    let paths = Set(arguments.map { PathKey(FilePath.trimmed($0)) }).sorted().map(\.path)
    var named: [Document] = []
    for path in paths {
      if (try? run.files.status(path))?.kind == .folder {
        search(path)
      } else {
        named += document(path, below: FilePath.folder(of: path)).map { [$0] } ?? notDocument(path)
      }
    }
    documents += Self.toldApart(named)
    // A document below a folder that was named too keeps that folder's structure: it has the longer name there.
    documents.sort {
      let (path, other) = (PathKey($0.path), PathKey($1.path))
      return path == other ? $0.stem.utf8.count > $1.stem.utf8.count : path < other
    }
    var seen: Set<PathKey> = []
    documents = documents.filter { seen.insert(PathKey($0.location)).inserted }
  }

  private mutating func search(_ folder: String) {
    var search = FileSearch(run.files) { name in Self.endings.contains { Self.has(name, $0) } }
    search.search(folder)
    for failure in search.failures { run.fail("\(failure)", .unreadableInput) }
    documents += search.found.compactMap { document($0, below: folder) }
    if search.found.isEmpty, search.failures.isEmpty {
      run.fail("\(folder): no Interface Builder document (*.xib, *.storyboard) in this folder or below it", .usage)
    }
  }

  private func notDocument(_ path: String) -> [Document] {
    do {
      _ = try run.files.status(path)
    } catch {
      run.fail("\(error)", .unreadableInput)
      return []
    }
    run.fail("\(path): not an Interface Builder document (*.xib, *.storyboard)", .usage)
    return []
  }

  private func document(_ path: String, below folder: String) -> Document? {
    guard let ending = Self.endings.first(where: { Self.has(FilePath.name(of: path), $0) }) else { return nil }
    let prefix = folder == "." && !path.hasPrefix("./") ? 0 : FilePath.join(folder, "x").utf8.count - 1
    let stem = path.utf8.dropFirst(prefix).dropLast(ending.utf8.count)
    return Document(
      path: path,
      stem: String(decoding: stem, as: UTF8.self),
      isStoryboard: ending == Self.endings[1],
      location: Location.of(path, in: run.files)
    )
  }

  private static func has(_ name: String, _ ending: String) -> Bool {
    name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
  }

  /// Documents that were named one by one, of which those with the same name keep the folders that distinguish them.
  private static func toldApart(_ named: [Document]) -> [Document] {
    Dictionary(grouping: named) { PathKey($0.stem + ($0.isStoryboard ? endings[1] : endings[0])) }.values.flatMap {
      group -> [Document] in
      let folders = group.map { FilePath.folder(of: $0.location).split(separator: "/") }
      guard let first = folders.first, Set(group.map { PathKey($0.location) }).count > 1 else { return group }
      let shared = folders.dropFirst().reduce(first.count) { shared, folder in
        zip(first, folder).prefix { $0 == $1 }.prefix(shared).count
      }
      return zip(group, folders).map { document, folder in
        var document = document
        document.stem = (folder.dropFirst(shared) + [Substring(document.stem)]).joined(separator: "/")
        return document
      }
    }
  }
}
