import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneTooling

/// The projects that the inputs of a run belong to, one a configuration.
@MainActor
package final class Projects {
  private let sources: SettingSources
  private let run: ToolRun
  /// What was made of each configuration, by its path, "" where there is none; nil where it or its schemas have errors.
  private var made: [String: Project?] = [:]
  /// The configurations that hold in folders.
  private var found: [String: String?] = [:]

  /// Makes the projects of a run; none is made before it is asked for.
  package init(_ sources: SettingSources, in run: ToolRun) {
    self.sources = sources
    self.run = run
  }

  /// The project of an input; nil where its configuration or schemas have errors, which are reported once.
  package func project(for input: String) -> Project? {
    let path = sources.configuration ?? configuration(for: input)
    if let known = made[path ?? ""] { return known }
    let project = make(path)
    made[path ?? ""] = project
    return project
  }

  /// The pipeline for an input; nil where its configuration or schemas have errors, which are reported once.
  package func pipeline(for input: String) -> Pipeline? { project(for: input)?.pipeline }

  /// The pipeline for what is read in the working folder.
  package func pipelineHere() -> Pipeline? { pipeline(for: FilePath.join(".", "any")) }

  /// The inputs that their configurations cover, each with its project.
  package func covered(_ inputs: [SceneInput]) -> [(input: SceneInput, project: Project)] {
    inputs.compactMap { input in
      guard let project = project(for: input.path) else { return nil }
      return project.covers(input, in: run.files) ? (input, project) : nil
    }
  }

  private func configuration(for input: String) -> String? {
    let folder = input == SceneInput.standardInputName ? "." : FilePath.folder(of: input)
    if let known = found[folder] { return known }
    let path = ConfigurationSearch.nearest(to: input, in: run.files)
    found[folder] = path
    return path
  }

  private func make(_ path: String?) -> Project? {
    var configuration = Configuration()
    var hash = ContentHash()
    if let path {
      guard let read = read(path) else { return nil }
      (configuration, hash) = read
    }
    let folder = path.map { FilePath.folder(of: $0) }
    var schemas = sources.schemas
    if schemas.isEmpty, let folder {
      schemas = configuration.schemas.map { FilePath.resolve($0.value, from: folder) }
    }
    if let folder, !hasAssets(configuration, from: folder) { return nil }
    guard let (catalog, schemaFiles) = Catalogs.catalog(with: schemas, in: run) else { return nil }
    let pipeline = Pipeline(catalog: catalog, limits: sources.limits, target: configuration.target)
    return Project(
      pipeline: pipeline,
      catalogs: (1..<max(1, min(run.jobs, Parallel.mostJobs))).map { _ in catalog.separate() },
      configuration: configuration,
      configurationPath: path,
      schemas: schemas,
      schemaFiles: schemaFiles,
      configurationHash: hash
    )
  }

  /// Whether the folders exist in which images and colours are looked for; a rule that finds none would say nothing.
  private func hasAssets(_ configuration: Configuration, from folder: String) -> Bool {
    var isComplete = true
    for path in configuration.assets.map({ FilePath.resolve($0.value, from: folder) }) {
      do throws(FileError) {
        guard try run.files.status(path).kind != .folder else { continue }
        run.fail("\(path): 'assets' names folders and asset catalogs, not a file", .usage)
      } catch {
        run.fail("\(error)", .unreadableInput)
      }
      isComplete = false
    }
    return isComplete
  }

  private func read(_ path: String) -> (Configuration, ContentHash)? {
    do {
      let source = SourceText(path: path, bytes: try run.files.contents(path))
      let configuration = Configuration.read(source)
      run.report(configuration.diagnostics.sortedByPlace(), in: source)
      return configuration.diagnostics.hasErrors ? nil : (configuration.value, ContentHash(of: source.bytes))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}
