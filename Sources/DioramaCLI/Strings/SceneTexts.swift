import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel
import SceneStrings
import SceneSyntax

/// The localizable texts of scenes and storyboards.
struct SceneTexts {
  var texts: [CatalogText] = []
  /// The scenes as their translations are measured; empty where they are not asked for.
  var scenes: [MeasuredScene] = []

  /// Reads scenes; what is wrong with them is reported, and ends the run with an error.
  ///
  /// - Parameters:
  ///   - request: Which scenes.
  ///   - isMeasured: Whether the scenes are kept, to measure translations.
  ///   - run: The run.
  @MainActor
  init(_ request: StringsRequest, isMeasured: Bool, in run: ToolRun) {
    // The comments of a catalog name objects for translators.
    let projects = Projects(request.settings, reading: .naming, in: run)
    let found = SceneSearch.sources(request.inputs, in: run).read(by: projects, in: run)
    let assets = AssetSearch(run.files)
    func linter(_ project: Project, _ input: SceneInput) -> Linter {
      Linter(pipeline: project.pipeline, settings: project.lintSettings(for: input, in: run.files)) {
        assets.names(for: $0, in: project)
      }
    }
    for input in found.scenes {
      guard let project = projects.project(for: input.path) else { continue }
      do throws(FileError) {
        let source = try input.read(project.pipeline.limits, in: run.surroundings)
        let checked = project.pipeline.checked(source)
        if checked.diagnostics.hasErrors { run.report(checked.tree.source.located(checked.diagnostics), in: source) }
        guard let scene = checked.scene else { continue }
        let own = Self.texts(of: scene.scene, table: input.name, isInStoryboard: false)
        texts += own
        guard isMeasured, !own.isEmpty else { continue }
        scenes.append(MeasuredScene(scene, tree: checked.tree, texts: own, by: linter(project, input)))
      } catch {
        run.fail("\(error)", .unreadableInput)
      }
    }
    for input in found.storyboards {
      guard let project = projects.project(for: input.manifest.path),
        let read = StoryboardTexts.Read(input, project.pipeline.limits, in: run)
      else { continue }
      let checked = read.checked(with: project.pipeline)
      for text in checked.texts where text.diagnostics.hasErrors {
        run.report(text.found.diagnostics, in: text.found.source)
      }
      for (scene, location) in zip(checked.storyboard?.scenes ?? [], checked.locations) {
        let own = Self.texts(of: scene.scene, table: input.name, isInStoryboard: true)
        texts += own
        guard isMeasured, !own.isEmpty else { continue }
        scenes.append(
          MeasuredScene(
            scene,
            tree: checked.texts[location.text].tree,
            part: (location.root, location.nodes),
            texts: own,
            by: linter(project, input.manifest)
          )
        )
      }
    }
  }

  private static func texts(of scene: Scene, table: String, isInStoryboard: Bool) -> [CatalogText] {
    scene.texts.map { CatalogText($0, of: scene, table: table, isInStoryboard: isInStoryboard) }
  }
}
