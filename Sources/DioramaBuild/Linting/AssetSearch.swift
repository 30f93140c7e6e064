import SceneDiagnostics
import SceneModel
import SceneTooling
import Synchronization

/// Finds the images and colours that scenes can name, each folder and catalog once a run.
final class AssetSearch: Sendable {
  /// More folders than any project has; a scene may name the root of a disk.
  private static let mostFolders = 1 << 14
  /// A description of a folder with more bytes than this is none.
  private static let mostBytes: Int64 = 1 << 20

  private let files: FileSystem
  /// What was found, by path as scenes and projects call it.
  private let known = Mutex<[PathKey: AssetNames]>([:])
  /// The same by place: a scene may call one folder by a thousand names.
  private let searched = Mutex<[Place: AssetNames]>([:])
  /// Hashes of what was found at several paths.
  private let hashes = Mutex<[[PathKey]: ContentHash]>([:])

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The names below the paths that a scene and its project give; nil where neither gives one that exists.
  func names(for scene: Scene, in project: Project) -> AssetNames? {
    let paths = paths(scene.assets.map(\.value), of: scene.source.path, in: project)
    let found = paths.compactMap { names(at: $0) }
    guard let first = found.first else { return nil }
    return found.dropFirst().reduce(into: first) { all, names in
      all.images.formUnion(names.images)
      all.colors.formUnion(names.colors)
    }
  }

  /// A hash of the names below the paths that a scene gives and those of its project.
  func hash(of own: [String], of scene: String, in project: Project) -> ContentHash {
    let paths = paths(own, of: scene, in: project)
    let keys = paths.map { PathKey($0) }
    if let hash = hashes.withLock({ $0[keys] }) { return hash }
    var hash = ContentHash()
    for path in paths {
      let names = names(at: path)
      hash.add(names == nil ? "-" : "+")
      for name in names?.images.sorted() ?? [] { hash.add(name) }
      hash.add("")
      for name in names?.colors.sorted() ?? [] { hash.add(name) }
      hash.add("")
    }
    hashes.withLock { $0[keys] = hash }
    return hash
  }

  private func paths(_ own: [String], of scene: String, in project: Project) -> [String] {
    let folder = scene == SceneInput.standardInputName ? "." : FilePath.folder(of: scene)
    let shared = project.configuration.assets.map { FilePath.resolve($0.value, from: project.folder ?? ".") }
    return own.map { FilePath.resolve($0, from: folder) } + shared
  }

  private func names(at path: String) -> AssetNames? {
    if let names = known.withLock({ $0[PathKey(path)] }) { return names }
    guard let status = try? files.status(path), status.kind == .folder, let place = try? files.canonicalPath(path)
    else { return nil }
    let names = names(at: Place(PathKey(place), isCatalog: Self.isCatalog(path) || Self.isCatalog(place)), status)
    known.withLock { $0[PathKey(path)] = names }
    return names
  }

  private func names(at place: Place, _ status: FileStatus) -> AssetNames {
    if let names = searched.withLock({ $0[place] }) { return names }
    var names = AssetNames()
    var seen: Set<FileStatus.Identity> = [status.identity]
    search(place.key.path, Visit(prefix: "", inCatalog: place.isCatalog), depth: 0, &seen, into: &names)
    searched.withLock { $0[place] = names }
    return names
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  /// The absolute path of a folder, and whether its name, or that of a link to it, makes it a catalog.
  private struct Place: Hashable {
    var key: PathKey
    var isCatalog: Bool

    init(_ key: PathKey, isCatalog: Bool) {
      (self.key, self.isCatalog) = (key, isCatalog)
    }
  }

  /// How a folder is searched.
  private struct Visit {
    var prefix: String
    var inCatalog: Bool
  }

  /// Searches a folder and all below it, each once, since links may lead around in circles.
  ///
  /// Folders of a catalog give their name to what they hold where their `Contents.json` says so.
  private func search(
    _ folder: String,
    _ visit: Visit,
    depth: Int,
    _ seen: inout Set<FileStatus.Identity>,
    into names: inout AssetNames
  ) {
    guard let entries = try? files.entries(folder) else { return }
    let (prefix, inCatalog) = (visit.prefix, visit.inCatalog)
    // Where there is too much to search, always the same is found.
    for entry in entries.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = FilePath.join(folder, entry)
      if inCatalog, let name = Self.stem(entry, ending: ".imageset") {
        names.images.insert(prefix + name)
      } else if inCatalog, let name = Self.stem(entry, ending: ".symbolset") {
        names.images.insert(prefix + name)
      } else if inCatalog, let name = Self.stem(entry, ending: ".colorset") {
        names.colors.insert(prefix + name)
      } else if let status = try? files.status(path), status.kind == .folder {
        guard depth < 32, seen.count < Self.mostFolders, seen.insert(status.identity).inserted else { continue }
        let isCatalog = Self.isCatalog(entry)
        let inner = inCatalog && providesNamespace(path) ? prefix + entry + "/" : isCatalog ? "" : prefix
        search(path, Visit(prefix: inner, inCatalog: inCatalog || isCatalog), depth: depth + 1, &seen, into: &names)
      } else if !inCatalog, let name = Self.imageName(entry) {
        names.images.insert(name)
        names.images.insert(entry)
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let path = FilePath.join(folder, "Contents.json")
    guard let status = try? files.status(path), status.kind == .regular, status.size <= Self.mostBytes,
      let bytes = try? files.contents(path)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }

  private static func stem(_ name: String, ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  /// The name by which a loose image file is asked for: without ending, scale and device.
  private static func imageName(_ file: String) -> String? {
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".tiff", ".tif", ".webp"]
    guard var name = endings.compactMap({ stem(file, ending: $0) }).first else { return nil }
    for device in ["~iphone", "~ipad"] { name = stem(name, ending: device) ?? name }
    for scale in ["@1x", "@2x", "@3x"] { name = stem(name, ending: scale) ?? name }
    return name
  }
}
