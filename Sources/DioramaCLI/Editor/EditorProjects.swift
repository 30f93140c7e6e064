import AssetCatalog
import DioramaDriver
import DioramaUI
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SceneLint
import SceneModel
import SceneReports
import SceneSyntax
import SourceIndex

/// The projects that the texts of an editor belong to.
@MainActor
struct EditorProjects {
  private let settings: SettingSources
  private let surroundings: Surroundings
  private var run: ToolRun
  private var projects: Projects
  private var assets: AssetSearch
  /// The baseline of each configuration; nil for none, and for one that cannot be read.
  private var baselines: [String: BaselineUse?] = [:]
  private var members: [String: [ApplicationMember]] = [:]
  /// The components of each configuration, with the texts that are open.
  private var libraries: [String: ComponentLibrary] = [:]
  /// The texts of open components, by the paths of their files as the configuration leads to them.
  private var open: [String: SourceText] = [:]

  init(_ settings: SettingSources, in surroundings: Surroundings) {
    self.settings = settings
    self.surroundings = surroundings
    run = ToolRun(in: surroundings, isQuiet: true, registry: .tool)
    projects = Projects(settings, reading: .linting, in: run)
    assets = AssetSearch(surroundings.files)
  }

  /// Forgets configurations, schemas and sources, which have changed.
  mutating func forget() {
    let open = open
    self = EditorProjects(settings, in: surroundings)
    self.open = open
  }

  /// Has the components that are open read as they are in the editor.
  mutating func open(_ components: [SourceText]) {
    libraries = [:]
    open = Dictionary(components.map { (canonical($0.path), $0) }) { first, _ in first }
  }

  /// Whether a component is read as it is in the editor.
  func hasOpen(component path: String) -> Bool {
    let path = canonical(path)
    guard open[path] != nil else { return false }
    return projects.project(for: path)?.componentFiles.contains { canonical($0) == path } ?? false
  }

  private func canonical(_ path: String) -> String { (try? surroundings.files.canonicalPath(path)) ?? path }

  /// Takes note of a source that may have changed.
  ///
  /// - Returns: Whether scenes may mean something else now.
  mutating func rereadSource(_ path: String) -> Bool {
    switch projects.reread(path) {
    case .nothing: return false
    case .declarations: (members, libraries) = ([:], [:])
    case .files: forget()
    }
    return true
  }

  /// The project of a file; the language alone where its configuration has errors, which are said on standard error.
  mutating func project(for path: String) -> Project? {
    guard var project = projects.project(for: path) else { return nil }
    guard !open.isEmpty, !project.componentFiles.isEmpty else { return project }
    let key = project.configurationPath ?? ""
    let library = libraries[key] ?? library(of: project)
    libraries[key] = library
    project.pipeline.components = library
    return project
  }

  private func library(of project: Project) -> ComponentLibrary? {
    guard let known = project.pipeline.components else { return nil }
    let named = project.componentFiles.compactMap { path in
      open[canonical(path)].map { (SourceKind.name(ofPath: path), $0) }
    }
    let texts = Dictionary(named) { first, _ in first }
    return ComponentLibrary(
      names: known.names,
      catalog: project.pipeline.catalog,
      limits: project.pipeline.limits
    ) { texts[$0] ?? known.component(named: $0)?.tree.source }
  }

  /// What analyzes a file.
  mutating func analyzer(for path: String) -> Analyzer {
    guard let project = project(for: path) else { return Analyzer() }
    let input = SceneInput(path: path)
    let assets = assets
    var analyzer = Analyzer(
      linter: Linter(pipeline: project.pipeline, settings: project.lintSettings(for: input, in: surroundings.files)) {
        assets.names(for: $0, in: project)
      }
    )
    analyzer.lints = project.covers(input, in: surroundings.files)
    return analyzer
  }

  /// What of the findings in a file is shown: those that the baseline of its configuration does not have.
  mutating func shown(_ diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    guard !diagnostics.isEmpty, let project = projects.project(for: source.path), let path = project.baseline else {
      return diagnostics
    }
    let key = project.configurationPath ?? ""
    let use = baselines[key] ?? BaselineUse(path, in: run)
    baselines[key] = .some(use)
    return use?.sift(diagnostics, in: source) ?? diagnostics
  }

  /// The settings of the linter for a file.
  mutating func lintSettings(of path: String) -> LintSettings {
    project(for: path)?.lintSettings(for: SceneInput(path: path), in: surroundings.files) ?? LintSettings()
  }

  /// What a text is surrounded by, without the storyboard that it belongs to.
  mutating func surroundings(of analysis: Analysis) -> EditorSurroundings {
    var found = EditorSurroundings()
    found.page = { EmbeddedPages.page($0)?.description }
    found.symbolPicture = { SymbolPicture.address(of: $0) }
    found.rules = LintSettings(registry: .tool).silenceableIDs.sorted()
    guard let project = project(for: analysis.source.path) else { return found }
    found.target = project.pipeline.target
    found.rules = project.configuration.projectSettings.silenceableIDs.sorted()
    let key = project.configurationPath ?? ""
    if let index = project.sourceIndex {
      found.classes = index.names()
      if members[key] == nil { members[key] = project.pipeline.catalog.application.members(Set(index.names())) }
      found.members = members[key] ?? []
    }
    var scene = Scene(source: analysis.source)
    for entry in analysis.sketch.entries.indices {
      if case .assetPath = analysis.shape.positions[entry], let range = analysis.sketch.scalarRange(entry) {
        scene.assets.append(Located(analysis.source.string(in: range), at: range))
      }
    }
    if let names = assets.names(for: scene, in: project) {
      found.images = names.images.sorted()
      found.colors = names.colors.sorted()
    }
    return found
  }

  /// The addresses of the pages about diagnostics.
  var pages: DiagnosticPages {
    DiagnosticPages(.tool, at: surroundings.environment["DIORAMA_PAGES"]) { EmbeddedPages.page($0)?.description }
  }
}
