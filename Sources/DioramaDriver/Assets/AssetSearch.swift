package import AssetCatalog
import Backports
import ProjectConfiguration
import SceneDiagnostics
package import SceneModel

/// Finds the images and colors that scenes can name; each folder and catalog is searched once per run.
package final class AssetSearch: Sendable {
  /// The maximum number of folders to search: a scene can name the root of a disk.
  private static let mostFolders = 1 << 14

  private let files: FileSystem
  private let sizes: ImageSizes
  /// The results by path, as scenes and projects write it.
  private let known = Mutex<[PathKey: FoundAssets]>([:])
  /// The results by canonical path: a scene can name one folder in many ways.
  private let searched = Mutex<[SearchedFolder: FoundAssets]>([:])
  /// Hashes of the results at lists of paths.
  private let hashes = Mutex<[[PathKey]: ContentHash]>([:])

  /// Creates a search without results.
  package init(_ files: FileSystem) {
    self.files = files
    sizes = ImageSizes(files)
  }

  /// The names below the asset paths of a scene and its project; nil if none of the paths exists.
  package func names(for scene: Scene, in project: Project) -> AssetNames? {
    names(for: scene.assets.map(\.value), of: scene.source.path, in: project)
  }

  /// The names below a scene's own asset paths and those of its project; nil if there are no paths, or none of the project's exists.
  func names(for own: [String], of scene: String, in project: Project) -> AssetNames? {
    let found = paths(own, of: scene, in: project).compactMap { assets(at: $0) }
    let folder = scene == SceneInput.standardInputName ? "." : FilePath.folder(of: scene)
    let missing = Set(own.filter { assets(at: FilePath.resolve($0, from: folder)) == nil })
    guard let first = found.first else {
      guard !missing.isEmpty else { return nil }
      var names = AssetNames()
      (names.missingPaths, names.isUnknown) = (missing, true)
      return names
    }
    var names = AssetNames(images: first.imageNames, colors: first.colors) { [sizes] name in
      sizes.size(of: found.flatMap { $0.images[name] ?? [] })
    } imageFile: { [files] name, place in
      found.lazy.flatMap { $0.images[name] ?? [] }.compactMap { $0.file(in: files, place) }.first
    } imageIntent: { [files] name in
      found.lazy.flatMap { $0.images[name] ?? [] }.compactMap { $0.intent(in: files) }.first
    }
    names.missingPaths = missing
    for other in found.dropFirst() {
      names.images.formUnion(other.imageNames)
      names.colors.formUnion(other.colors)
    }
    return names
  }

  /// A hash of the names below the asset paths of a scene and its project, of the sizes of some images, and, where fonts were
  /// asked for, of the files of the project's fonts.
  func hash(
    of own: [String],
    images: [String],
    fonts: [String] = [],
    of scene: String,
    in project: Project
  ) -> ContentHash {
    var hash = hash(of: paths(own, of: scene, in: project))
    if !fonts.isEmpty { hash.add(project.fonts.mark.digits) }
    guard !images.isEmpty else { return hash }
    let names = names(for: own, of: scene, in: project)
    for image in images {
      let size = names?.size(ofImage: image)
      hash.add(size.map { "\($0.width) \($0.height)" } ?? "-")
    }
    return hash
  }

  private func hash(of paths: [String]) -> ContentHash {
    let keys = paths.map { PathKey($0) }
    if let hash = hashes.withLock({ $0[keys] }) { return hash }
    var hash = ContentHash()
    for path in paths {
      let found = assets(at: path)
      hash.add(found == nil ? "-" : "+")
      for name in found?.images.keys.sorted() ?? [] { hash.add(name) }
      hash.add("")
      for name in found?.colors.sorted() ?? [] { hash.add(name) }
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

  private func assets(at path: String) -> FoundAssets? {
    if let found = known.withLock({ $0[PathKey(path)] }) { return found }
    guard let status = try? files.status(path), status.kind == .folder, let resolved = try? files.canonicalPath(path)
    else { return nil }
    let found = assets(
      at: SearchedFolder(PathKey(resolved), isCatalog: Self.isCatalog(path) || Self.isCatalog(resolved)),
      status
    )
    known.withLock { $0[PathKey(path)] = found }
    return found
  }

  private func assets(at folder: SearchedFolder, _ status: FileStatus) -> FoundAssets {
    if let found = searched.withLock({ $0[folder] }) { return found }
    var found = FoundAssets()
    var seen: Set<FileStatus.Identity> = [status.identity]
    search(folder.key.path, Visit(prefix: "", inCatalog: folder.isCatalog), depth: 0, &seen, into: &found)
    found.finish()
    searched.withLock { $0[folder] = found }
    return found
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  /// The absolute path of a folder, and whether it is a catalog by its name or by that of a link to it.
  private struct SearchedFolder: Hashable {
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

  /// Searches a folder and its subfolders, each once, because links can form cycles.
  ///
  /// Folders of a catalog are namespaces if their `Contents.json` says so.
  private func search(
    _ folder: String,
    _ visit: Visit,
    depth: Int,
    _ seen: inout Set<FileStatus.Identity>,
    into found: inout FoundAssets
  ) {
    guard let entries = try? files.entries(folder) else { return }
    let (prefix, inCatalog) = (visit.prefix, visit.inCatalog)
    var loose: [String: [ImageVariant]] = [:]
    // Sorted, so that the limit always keeps the same entries.
    for entry in entries.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = FilePath.join(folder, entry)
      if inCatalog, let name = Self.stem(entry, ending: ".imageset") {
        found.images[prefix + name, default: []].append(.set(path))
      } else if inCatalog, let name = Self.stem(entry, ending: ".symbolset") {
        // The size of a symbol depends on the font next to it, so that there is no file to measure.
        found.images[prefix + name, default: []].append(.loose(folder: path, []))
      } else if inCatalog, let name = Self.stem(entry, ending: ".colorset") {
        found.colors.insert(prefix + name)
      } else if let status = try? files.status(path), status.kind == .folder {
        guard depth < 32, seen.count < Self.mostFolders, seen.insert(status.identity).inserted else { continue }
        let isCatalog = Self.isCatalog(entry)
        let inner = inCatalog && providesNamespace(path) ? prefix + entry + "/" : isCatalog ? "" : prefix
        search(path, Visit(prefix: inner, inCatalog: inCatalog || isCatalog), depth: depth + 1, &seen, into: &found)
      } else if !inCatalog, let (image, variant) = ImageVariant.named(entry) {
        loose[image, default: []].append(variant)
      }
    }
    for (image, variants) in loose {
      for name in Set(variants.map(\.file) + [image]) {
        found.images[name, default: []].append(.loose(folder: folder, variants))
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    ImageFiles.contents(of: folder, files).map { CatalogContents($0).providesNamespace } ?? false
  }

  private static func stem(_ name: String, ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }
}
