package import AssetCatalog
package import DioramaDriver
package import SceneCompiler
package import SceneDiagnostics
import SceneSyntax

/// The sizes of the images that a scene can name: those of its project's files, else what its document said when it was imported.
package struct KnownImages {
  private let search: AssetSearch
  private let project: Project
  private let imported: [String: ImageSize]

  /// Finds the images of a scene's text and of its project.
  @MainActor
  package init(of source: SourceText, in project: Project, _ run: ToolRun) {
    let text = project.pipeline.readable(source)
    self.init(of: parse(text, limits: project.pipeline.limits).value, in: project, AssetSearch(run.files))
  }

  /// Finds the images of a text that was parsed; one search serves all texts of a run.
  init(of tree: SyntaxTree, in project: Project, _ search: AssetSearch) {
    self.search = search
    self.project = project
    imported = ImportedImages.sizes(in: tree)
  }

  /// Finds the size of an image by its name; nil for one that is not known.
  package func sizes(for scene: ValidatedScene) -> (String) -> ImageSize? {
    let names = search.names(for: scene.scene, in: project)
    return { [imported] name in names?.size(ofImage: name) ?? imported[name] }
  }

  /// Finds the file of an image by its name; nil for one that is not known.
  package func files(for scene: ValidatedScene) -> (String, ImagePlace) -> [UInt8]? {
    let names = search.names(for: scene.scene, in: project)
    return { name, place in names?.file(ofImage: name, in: place) }
  }

  /// Finds how an image is to be drawn by its name; nil where nothing is asked for.
  package func intents(for scene: ValidatedScene) -> (String) -> ImageIntent? {
    let names = search.names(for: scene.scene, in: project)
    return { name in names?.intent(ofImage: name) }
  }
}
