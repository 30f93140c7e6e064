package import SceneCatalog
import SceneDiagnostics
package import SourceIndex
import SwiftSurface

/// Reads the sources of an application's modules.
package enum SourceModules {
  /// A source of more bytes than this is not read: no person wrote it, and no document refers to it.
  static let mostBytes = 32 << 20

  /// A module and the paths of its sources.
  package struct Paths: Sendable {
    package var name: String
    package var files: [String]
    package var imports: [String]

    package init(name: String, files: [String], imports: [String] = []) {
      self.name = name
      self.files = files
      self.imports = imports
    }
  }

  /// Whether a file's name is that of a source that declares classes.
  package static func isSource(_ name: String) -> Bool {
    [".swift", ".h", ".m", ".mm"].contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }

  /// The sources in a folder and below, in the order of their paths.
  package static func sources(in folder: String, _ files: FileSystem) throws(FileError) -> [String] {
    var search = FileSearch(files, isWanted: isSource)
    search.search(folder)
    if let failure = search.failures.first { throw failure }
    return search.found
  }

  /// What a file declares; nothing but a problem for one that cannot be read.
  static func surface(of path: String, in files: FileSystem) -> SourceSurface {
    guard let bytes = try? files.read(path, mostBytes), bytes.count <= mostBytes else {
      var surface = SourceSurface()
      surface.problems = [SurfaceProblem(kind: .unreadable, offset: 0)]
      return surface
    }
    return path.hasSuffix(".swift") ? SourceSurface(swift: bytes) : SourceSurface(objectiveC: bytes)
  }

  /// The index of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules with the paths of their sources.
  ///   - catalog: UIKit's classes and those that schemas declare.
  ///   - files: The files.
  ///   - jobs: How many are read at once.
  package static func index(
    _ modules: [Paths],
    catalog: SceneCatalog,
    files: FileSystem,
    jobs: Int
  ) -> SourceIndex {
    // Two modules may have a file in common.
    let paths = modules.flatMap(\.files)
    let surfaces = Parallel.map(paths, jobs: jobs) { path, _ in
      surface(of: path, in: files)
    }
    var start = 0
    let read = modules.map { module in
      let own = zip(module.files, surfaces[start...]).map { IndexedFile(path: $0, surface: $1) }
      start += module.files.count
      return IndexedModule(name: module.name, files: own, imports: module.imports)
    }
    return SourceIndex(read) { catalog.schema(named: $0) != nil }
  }

  /// What the catalog is told of an index.
  package static func application(_ index: SourceIndex, in files: FileSystem) -> ApplicationClasses {
    index.applicationClasses { path in
      (try? files.contents(path)).map { SourceText(path: path, bytes: $0) }
    }
  }
}
