import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneStrings
import SceneSyntax

/// The localizable texts of scenes and storyboards.
struct SceneTexts {
  var texts: [CatalogText] = []
  /// The files of scenes that were read.
  var paths: [String] = []

  /// Reads scenes; what is wrong with them is reported, and ends the run with an error.
  @MainActor
  init(_ request: StringsRequest, in run: ToolRun) {
    let found = SceneSearch.sources(request.inputs, in: run)
    let projects = Projects(request.settings, in: run)
    for input in found.scenes {
      guard let pipeline = projects.pipeline(for: input.path) else { continue }
      do throws(FileError) {
        let source = try input.read(pipeline.limits, in: run.surroundings)
        let checked = pipeline.checked(source)
        if checked.diagnostics.hasErrors { run.report(checked.diagnostics, in: source) }
        paths.append(input.path)
        if let scene = checked.scene?.scene { add(scene, table: input.name, isInStoryboard: false) }
      } catch {
        run.fail("\(error)", .unreadableInput)
      }
    }
    for input in found.storyboards {
      guard let pipeline = projects.pipeline(for: input.manifest.path),
        let read = StoryboardTexts.Read(input, pipeline.limits, in: run)
      else { continue }
      let checked = read.checked(with: pipeline)
      for text in checked.texts where text.diagnostics.hasErrors { run.report(text.diagnostics, in: text.tree.source) }
      paths += input.files.map(\.path)
      for scene in checked.storyboard?.storyboard.scenes ?? [] {
        add(scene.scene, table: input.name, isInStoryboard: true)
      }
    }
  }

  private mutating func add(_ scene: Scene, table: String, isInStoryboard: Bool) {
    texts += scene.texts.map { CatalogText($0, of: scene, table: table, isInStoryboard: isInStoryboard) }
  }
}
