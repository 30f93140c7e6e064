import AssetCatalog
import DioramaDriver
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLint
import SceneModel
import SceneReports
import SourceIndex

/// The projects that the texts of an editor belong to.
@MainActor
struct EditorProjects {
  private let settings: SettingSources
  private let surroundings: Surroundings
  private var run: ToolRun
  private var projects: Projects
  private var assets: AssetSearch
  private var members: [String: [ApplicationMember]] = [:]

  init(_ settings: SettingSources, in surroundings: Surroundings) {
    self.settings = settings
    self.surroundings = surroundings
    run = ToolRun(in: surroundings, isQuiet: true, registry: .tool)
    projects = Projects(settings, in: run)
    assets = AssetSearch(surroundings.files)
  }

  /// Forgets configurations, schemas and sources, which have changed.
  mutating func forget() { self = EditorProjects(settings, in: surroundings) }

  /// Takes note of a source that may have changed.
  ///
  /// - Returns: Whether scenes may mean something else now.
  mutating func rereadSource(_ path: String) -> Bool {
    switch projects.reread(path) {
    case .nothing: return false
    case .declarations: members = [:]
    case .files: forget()
    }
    return true
  }

  /// The project of a file; the language alone where its configuration has errors, which are said on standard error.
  func project(for path: String) -> Project? { projects.project(for: path) }

  /// What analyzes a file.
  func analyzer(for path: String) -> Analyzer {
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

  /// What a text is surrounded by, without the storyboard that it belongs to.
  mutating func surroundings(of analysis: Analysis) -> EditorSurroundings {
    var found = EditorSurroundings()
    found.page = { EmbeddedPages.page($0)?.description }
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
      if case .assetPath = analysis.shape.places[entry], let range = analysis.sketch.scalarRange(entry) {
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
