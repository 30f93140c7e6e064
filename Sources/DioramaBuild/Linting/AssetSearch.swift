import SceneDiagnostics
import SceneModel
import SceneTooling
import Synchronization

/// Finds the images and colours that scenes can name, each folder and catalog once a run.
final class AssetSearch: Sendable {
  private let files: FileSystem
  /// What was found, by path.
  private let known = Mutex<[String: AssetNames]>([:])
  /// Hashes of what was found at several paths.
  private let hashes = Mutex<[[String]: ContentHash]>([:])

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
    if let hash = hashes.withLock({ $0[paths] }) { return hash }
    var hash = ContentHash()
    for path in paths {
      let names = names(at: path)
      hash.add(names == nil ? "-" : "+")
      for name in names?.images.sorted() ?? [] { hash.add(name) }
      hash.add("")
      for name in names?.colors.sorted() ?? [] { hash.add(name) }
      hash.add("")
    }
    hashes.withLock { $0[paths] = hash }
    return hash
  }

  private func paths(_ own: [String], of scene: String, in project: Project) -> [String] {
    let folder = scene == SceneInput.standardInputName ? "." : FilePath.folder(of: scene)
    let shared = project.configuration.assets.map { FilePath.resolve($0.value, from: project.folder ?? ".") }
    return own.map { FilePath.resolve($0, from: folder) } + shared
  }

  private func names(at path: String) -> AssetNames? {
    if let names = known.withLock({ $0[path] }) { return names }
    guard (try? files.status(path))?.kind == .folder else { return nil }
    var names = AssetNames()
    search(path, prefix: "", inCatalog: Self.isCatalog(path), depth: 0, into: &names)
    known.withLock { $0[path] = names }
    return names
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  /// Folders of a catalog give their name to what they hold where their `Contents.json` says so.
  private func search(_ folder: String, prefix: String, inCatalog: Bool, depth: Int, into names: inout AssetNames) {
    // Links may lead around in circles.
    guard depth < 32, let entries = try? files.entries(folder) else { return }
    for entry in entries {
      let path = FilePath.join(folder, entry)
      if inCatalog, let name = Self.stem(entry, ending: ".imageset") {
        names.images.insert(prefix + name)
      } else if inCatalog, let name = Self.stem(entry, ending: ".symbolset") {
        names.images.insert(prefix + name)
      } else if inCatalog, let name = Self.stem(entry, ending: ".colorset") {
        names.colors.insert(prefix + name)
      } else if (try? files.status(path))?.kind == .folder {
        let isCatalog = Self.isCatalog(entry)
        let inner = inCatalog && providesNamespace(path) ? prefix + entry + "/" : isCatalog ? "" : prefix
        search(path, prefix: inner, inCatalog: inCatalog || isCatalog, depth: depth + 1, into: &names)
      } else if !inCatalog, let name = Self.imageName(entry) {
        names.images.insert(name)
        names.images.insert(entry)
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    guard let bytes = try? files.contents(FilePath.join(folder, "Contents.json")) else { return false }
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
