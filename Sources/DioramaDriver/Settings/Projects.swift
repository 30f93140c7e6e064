import InterfaceBuilder
import ProjectConfiguration
package import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax
import SourceIndex
import SwiftSurface

/// The projects that the inputs of a run belong to, one a configuration.
@MainActor
package final class Projects {
  private let sources: SettingSources
  private let cache: String?
  private let reading: DocumentReading
  private let tools: NibTools
  private let run: ToolRun
  /// What was made of each configuration, by its path, "" where there is none; nil where it or its schemas have errors.
  private var made: [PathKey: Project?] = [:]
  /// The configurations that hold in folders.
  private var found: [PathKey: String?] = [:]
  /// The folders without a configuration in which files of similar names were looked for.
  private var passed: Set<PathKey> = []

  /// Makes the projects of a run; none is made before it is asked for.
  ///
  /// - Parameters:
  ///   - sources: What the user says about settings.
  ///   - cache: The folder in which is kept what earlier runs read of Swift sources; nil for none.
  ///   - reading: How documents of Interface Builder are read.
  ///   - tools: The version of Xcode like which nibs are written.
  ///   - run: The run.
  package init(
    _ sources: SettingSources,
    cache: String? = nil,
    reading: DocumentReading = .compiling,
    like tools: NibTools = .usual,
    in run: ToolRun
  ) {
    (self.reading, self.tools) = (reading, tools)
    self.sources = sources
    self.cache = cache
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

  /// What a source that has changed means for the projects that were made.
  package enum SourceChange {
    /// It declares what it declared before, or no project reads sources.
    case nothing
    /// It declares something else, which the projects know from now on.
    case declarations
    /// No project has read it, or it cannot be read: the projects have to be made again.
    case files
  }

  /// Reads a source again that may have changed.
  package func reread(_ path: String) -> SourceChange {
    guard made.values.contains(where: { $0?.modules.isEmpty == false }) else { return .nothing }
    var change = SourceChange.files
    guard (try? run.files.status(path))?.kind == .regular else { return change }
    let surface = StoredSurface(SourceModules.surface(of: path, in: run.files))
    for case (let key, let project?) in made {
      let modules = project.modules.filter { $0.files.contains { PathKey($0.path) == PathKey(path) } }
      guard !modules.isEmpty, var index = project.sourceIndex else { continue }
      if case .files = change { change = .nothing }
      guard index.stored(at: path) != surface else { continue }
      change = .declarations
      for module in modules { index.update(IndexedFile(path: path, stored: surface), in: module.name) }
      made[key] = .some(project.with(index, in: run.files))
      if !project.componentFiles.isEmpty, let catalog = made[key]??.pipeline.catalog {
        made[key]??.pipeline.components = library(of: project.componentFiles, catalog)
      }
    }
    return change
  }

  /// The pipeline for an input; nil where its configuration or schemas have errors, which are reported once.
  package func pipeline(for input: String) -> Pipeline? { project(for: input)?.pipeline }

  /// The project of the working folder; nil where it cannot be read, which is reported.
  package func projectHere() -> Project? { project(inFolder: ".") }

  /// The project of a folder; nil where it cannot be read, which is reported.
  package func project(inFolder folder: String) -> Project? { project(for: FilePath.join(folder, "any")) }

  /// The pipeline for what is read in the working folder.
  package func pipelineHere() -> Pipeline? { projectHere()?.pipeline }

  /// The inputs that their configurations cover, each with its project.
  package func covered(_ inputs: [SceneInput]) -> [(input: SceneInput, project: Project)] {
    inputs.compactMap { input in
      guard let project = project(for: input.path) else { return nil }
      return project.covers(input, in: run.files) ? (input, project) : nil
    }
  }

  /// Gives standard input back as it is where the configuration excludes what it is called: an editor takes what it gets.
  func passOn(_ inputs: [SceneInput]) {
    for input in inputs where input.isStandardInput {
      guard let project = project(for: input.path), !project.covers(input, in: run.files) else { continue }
      if case .success(let source) = SceneText(input, limits: project.pipeline.limits, in: run).read() {
        run.show(source.bytes)
      }
    }
  }

  private func configuration(for input: String) -> String? {
    let folder = input == SceneInput.standardInputName ? "." : FilePath.folder(of: input)
    if let known = found[PathKey(folder)] { return known }
    let path = ConfigurationSearch.nearest(to: input, in: run.files) { noteMistaken(in: $0) }
    found[PathKey(folder)] = path
    return path
  }

  /// Names the files in a folder that are not read as a configuration, since their names are others.
  private func noteMistaken(in folder: String) {
    guard passed.insert(PathKey(folder)).inserted else { return }
    for path in ConfigurationSearch.mistaken(in: folder, run.files) {
      run.note("\(path) is not read: a configuration is named \(Configuration.fileName)")
    }
  }

  /// What a configuration says, or what holds where there is none.
  private struct Settings {
    var configuration: Configuration
    var hash = ContentHash()
    /// The folders and files of the schemas, as they are called from the working folder.
    var schemas: [String] = []
    /// The files among these and below them.
    var schemaFiles: [String] = []
    /// The files of the components.
    var componentFiles: [String] = []
    /// The modules whose sources are read.
    var modules: [SourceModules.Paths] = []
    /// The files and folders of fonts.
    var fonts: [String] = []
  }

  private func make(_ path: String?) -> Project? {
    var settings = Settings(configuration: Configuration(registry: run.registry))
    if let path {
      guard let read = read(path) else { return nil }
      settings = read
    }
    if !sources.schemas.isEmpty {
      guard let files = Catalogs.schemas(at: sources.schemas, in: run) else { return nil }
      (settings.schemas, settings.schemaFiles) = (sources.schemas, files)
    }
    run.readSettings(settings.schemaFiles)
    guard var catalog = Catalogs.catalog(reading: settings.schemaFiles, in: run) else { return nil }
    if let module = sources.module ?? settings.configuration.targetModule { catalog = catalog.with(module: module) }
    var sourceIndex: SourceIndex?
    if !settings.modules.isEmpty {
      run.readSettings(settings.modules.flatMap { $0.files.map(\.path) })
      let known = cache.map { SourceCache($0, of: path ?? "", in: run) }
      let index = SourceModules.index(settings.modules, catalog: catalog, cache: known, in: run)
      for problem in index.unread { run.note(problem) }
      sourceIndex = index
      catalog = catalog.with(SourceModules.application(index, in: run.files))
    }
    var pipeline = Pipeline(catalog: catalog, limits: sources.limits, target: settings.configuration.target)
      .readingDocuments
    (pipeline.reading, pipeline.tools) = (reading, tools)
    if !settings.configuration.components.isEmpty {
      run.readSettings(settings.componentFiles)
      pipeline.components = library(of: settings.componentFiles, catalog)
    }
    return Project(
      pipeline: pipeline,
      catalogs: (1..<max(1, min(run.jobs, Parallel.mostJobs))).map { _ in catalog.separate() },
      configuration: settings.configuration,
      configurationPath: path,
      schemas: settings.schemas,
      schemaFiles: settings.schemaFiles,
      componentFiles: settings.componentFiles,
      modules: settings.modules,
      sourceIndex: sourceIndex,
      fonts: ProjectFonts(configured: settings.fonts, folder: path.map { FilePath.folder(of: $0) }, in: run.files),
      configurationHash: settings.hash
    )
  }

  /// The components in some files, each read when a scene uses it.
  private func library(of paths: [String], _ catalog: SceneCatalog) -> ComponentLibrary {
    let byName = Dictionary(paths.map { (SourceKind.name(ofPath: $0), $0) }) { first, _ in first }
    let (files, limits) = (run.files, sources.limits)
    return ComponentLibrary(names: byName.keys.sorted(), catalog: catalog, limits: limits) { name in
      guard let path = byName[name], let bytes = try? files.read(path, limits.maximumBytes) else { return nil }
      return SourceText(path: path, bytes: bytes)
    }
  }

  /// Reads a configuration and checks its paths against what it may name; nil after reporting what is wrong.
  private func read(_ path: String) -> Settings? {
    let source: SourceText
    run.readSettings([path])
    do {
      source = SourceText(path: path, bytes: try run.files.contents(path))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    let read = Configuration.read(source, registry: run.registry)
    run.report(read.diagnostics.sortedByLocation(), in: source)
    run.learn(read.value.customRules)
    let paths = ConfiguredPaths(of: source, in: run)
    guard !read.diagnostics.hasErrors, paths.assets(read.value.assets) != nil,
      paths.admits(read.value.strings.catalog, of: "strings"), paths.admits(read.value.baseline, of: "baseline")
    else { return nil }
    var settings = Settings(configuration: read.value, hash: ContentHash(of: source.bytes))
    guard read.value.fonts.allSatisfy({ paths.admits($0, of: "fonts") }) else { return nil }
    settings.fonts = read.value.fonts.map {
      FilePath.trimmed(FilePath.resolve($0.value, from: FilePath.folder(of: path)))
    }
    for module in read.value.modules {
      guard let files = paths.sources(module.sources) else { return nil }
      settings.modules.append(SourceModules.Paths(name: module.name, files: files, imports: module.imports))
    }
    guard let components = paths.components(read.value.components) else { return nil }
    settings.componentFiles = components
    // What a flag names is taken in place of this.
    guard sources.schemas.isEmpty else { return settings }
    guard let files = paths.schemas(read.value.schemas) else { return nil }
    settings.schemas = read.value.schemas.map { FilePath.resolve($0.value, from: FilePath.folder(of: path)) }
    settings.schemaFiles = files
    return settings
  }
}
