import DioramaBuild
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneTooling

/// The sizes of the images that a scene can name: those of its project's files, else what its document said when it was imported.
struct KnownImages {
  private let search: AssetSearch
  private let project: Project
  private let imported: [String: ImageSize]

  @MainActor
  init(of source: SourceText, in project: Project, _ run: ToolRun) {
    search = AssetSearch(run.files)
    self.project = project
    imported = ImportedImages.sizes(in: parse(source, limits: project.pipeline.limits).value)
  }

  /// Finds the size of an image by its name; nil for one that is not known.
  func sizes(for scene: ValidatedScene) -> (String) -> ImageSize? {
    let names = search.names(for: scene.scene, in: project)
    return { [imported] name in names?.size(ofImage: name) ?? imported[name] }
  }
}
