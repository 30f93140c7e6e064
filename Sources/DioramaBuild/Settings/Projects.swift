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
  private var made: [PathKey: Project?] = [:]
  /// The configurations that hold in folders.
  private var found: [PathKey: String?] = [:]

  /// Makes the projects of a run; none is made before it is asked for.
  package init(_ sources: SettingSources, in run: ToolRun) {
    self.sources = sources
    self.run = run
  }

  /// The project of an input; nil where its configuration or schemas have errors, which are reported once.
  package func project(for input: String) -> Project? {
    let path = sources.configuration ?? configuration(for: input)
    let key = PathKey(path ?? "")
    if let known = made[key] { return known }
    let project = make(path)
    made[key] = project
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
    if let known = found[PathKey(folder)] { return known }
    let path = ConfigurationSearch.nearest(to: input, in: run.files)
    found[PathKey(folder)] = path
    return path
  }

  private func make(_ path: String?) -> Project? {
    var configuration = Configuration()
    var hash = ContentHash()
    var schemas = sources.schemas
    var schemaFiles: [String]?
    if let path {
      guard let source = read(path) else { return nil }
      guard let read = settings(in: source) else { return nil }
      (configuration, hash) = (read, ContentHash(of: source.bytes))
      let paths = ConfiguredPaths(of: source, in: run)
      guard paths.assets(configuration.assets) != nil else { return nil }
      if schemas.isEmpty {
        schemaFiles = paths.schemas(configuration.schemas)
        schemas = configuration.schemas.map { FilePath.resolve($0.value, from: FilePath.folder(of: path)) }
      }
    }
    if !sources.schemas.isEmpty || path == nil { schemaFiles = Catalogs.schemas(at: schemas, in: run) }
    guard let schemaFiles, let catalog = Catalogs.catalog(reading: schemaFiles, in: run) else { return nil }
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

  private func settings(in source: SourceText) -> Configuration? {
    let configuration = Configuration.read(source)
    run.report(configuration.diagnostics.sortedByPlace(), in: source)
    return configuration.diagnostics.hasErrors ? nil : configuration.value
  }

  private func read(_ path: String) -> SourceText? {
    do {
      return SourceText(path: path, bytes: try run.files.contents(path))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}
