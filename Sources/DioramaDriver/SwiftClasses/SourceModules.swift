package import SceneCatalog
import SceneDiagnostics
package import SourceIndex
import SwiftSurface

/// Reads the sources of an application's modules.
package enum SourceModules {
  /// A source of more bytes than this is not read: no person wrote it, and no document refers to it.
  static let mostBytes = 32 << 20

  /// A source as it was found.
  package struct File: Hashable, Sendable {
    package var path: String
    /// What the file system said of it; nil for one that was only named.
    var status: FileStatus?
    /// When that was.
    var time: Int64 = 0

    /// Takes a source that was named.
    package init(_ path: String) {
      self.path = path
    }

    init(_ path: String, _ status: FileStatus, at time: Int64) {
      (self.path, self.status, self.time) = (path, status, time)
    }
  }

  /// A module and its sources.
  package struct Paths: Sendable {
    package var name: String
    package var files: [File]
    package var imports: [String]

    package init(name: String, files: [File], imports: [String] = []) {
      self.name = name
      self.files = files
      self.imports = imports
    }
  }

  /// Whether a file's name is that of a source that declares classes.
  package static func isSource(_ name: String) -> Bool {
    [".swift", ".h", ".m", ".mm"].contains {
      name.utf8.count > $0.utf8.count && name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// The sources in a folder and below, in the order of their paths.
  package static func sources(in folder: String, _ files: FileSystem) throws(FileError) -> [File] {
    let time = files.now()
    var search = FileSearch(files, isWanted: isSource)
    search.search(folder)
    if let failure = search.failures.first { throw failure }
    return zip(search.found, search.statuses).map { File($0, $1, at: time) }
  }

  /// What a file declares; nothing but a problem for one that cannot be read.
  static func surface(of path: String, in files: FileSystem) -> SourceSurface {
    guard let bytes = try? files.read(path, mostBytes), bytes.count <= mostBytes else {
      var surface = SourceSurface()
      surface.problems = [SurfaceProblem(kind: .unreadable, offset: 0)]
      return surface
    }
    return path.utf8.suffix(6).elementsEqual(".swift".utf8)
      ? SourceSurface(swift: bytes) : SourceSurface(objectiveC: bytes)
  }

  /// The index of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules with their sources.
  ///   - catalog: UIKit's classes and those that schemas declare.
  ///   - run: Where it reads.
  @MainActor
  package static func index(_ modules: [Paths], catalog: SceneCatalog, in run: ToolRun) -> SourceIndex {
    index(modules, catalog: catalog, cache: nil, in: run)
  }

  /// Indexes the sources of modules with what earlier runs have read; nil reads all sources.
  @MainActor
  static func index(_ modules: [Paths], catalog: SceneCatalog, cache: SourceCache?, in run: ToolRun) -> SourceIndex {
    // Two modules may have a file in common.
    let wanted = modules.flatMap(\.files)
    var known = wanted.map { cache?.surface(of: $0) }
    let missing = known.indices.filter { known[$0] == nil }
    let files = run.files
    let read = Parallel.map(missing.map { wanted[$0].path }, jobs: run.jobs) { path, _ in
      StoredSurface(surface(of: path, in: files))
    }
    for (index, surface) in zip(missing, read) { known[index] = surface }
    let surfaces = known.compactMap { $0 }
    cache?.learn(wanted, surfaces, read: missing)
    var start = 0
    let indexed = modules.map { module in
      let own = zip(module.files, surfaces[start...]).map { IndexedFile(path: $0.path, stored: $1) }
      start += module.files.count
      return IndexedModule(name: module.name, files: own, imports: module.imports)
    }
    return SourceIndex(indexed) { catalog.schema(named: $0) != nil }
  }

  /// What the catalog gets of an index.
  package static func application(_ index: SourceIndex, in files: FileSystem) -> ApplicationClasses {
    index.applicationClasses { path in
      (try? files.contents(path)).map { SourceText(path: path, bytes: $0) }
    }
  }
}
