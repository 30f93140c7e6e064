import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The caches of a run, one a project.
@MainActor
final class SceneCaches {
  private let folder: CacheFolder
  private let words: [String]
  private let run: ToolRun
  private var made: [PathKey: SceneCache] = [:]

  /// Makes the caches of a run; nil where none are asked for.
  ///
  /// `words` are the verb and the flags that decide what is found.
  init?(_ folder: String?, for words: [String], in run: ToolRun) {
    guard let folder else { return nil }
    self.folder = CacheFolder(folder, in: run)
    self.words = words
    self.run = run
  }

  /// The cache of a project.
  func cache(of project: Project) -> SceneCache {
    let path = PathKey(project.configurationPath ?? "")
    if let known = made[path] { return known }
    let cache = SceneCache(folder, key: key(of: project), in: run)
    made[path] = cache
    return cache
  }

  /// Writes what the run has learned.
  func save() {
    for (_, cache) in made.sorted(by: { $0.key < $1.key }) { cache.save(in: run) }
  }

  /// Everything that decides what is found in a scene but the scene itself.
  private func key(of project: Project) -> ContentHash {
    var hash = ContentHash()
    for word in [ToolVersion.current] + words { hash.add(word) }
    if !run.executableMark.isEmpty { hash.add(run.executableMark) }
    let limits = project.pipeline.limits
    hash.add("\(limits.maximumBytes) \(limits.maximumDepth) \(limits.maximumAliasNodes)")
    hash.add(project.configurationPath.map { Location.of($0, in: run.files) } ?? "")
    hash.add(project.configurationHash.digits)
    let catalog = project.pipeline.catalog
    hash.add(catalog.module ?? "")
    for name in catalog.customClassNames {
      guard let source = catalog.schema(named: name)?.source else { continue }
      hash.add("\(source.bytes.count)")
      hash.add(source.bytes)
    }
    hash.add(catalog.application.fingerprint())
    for path in project.componentFiles {
      hash.add(path)
      if let bytes = try? run.files.contents(path) { hash.add(bytes) }
    }
    return hash
  }
}
