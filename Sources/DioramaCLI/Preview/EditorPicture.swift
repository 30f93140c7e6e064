import DioramaDriver
import DioramaPicture
import DioramaUI
import NibLoader
import SceneCompiler
import SceneDiagnostics

/// The picture of a scene as an editor has it, as SVG; nil where the scene has errors or nothing to draw.
@MainActor
func editorPicture(of source: SourceText, in project: Project, _ surroundings: Surroundings) -> String? {
  guard let scene = project.pipeline.validated(source).value else { return nil }
  let input = NibInput(path: source.path, project: project, scene: scene)
  let run = ToolRun(in: surroundings, isQuiet: true)
  var notes = PictureNotes()
  do {
    let parts = try input.withFiles(in: run) { () throws(NibLoadingError) in
      try input.parts(for: PictureChoice(), hasOutline: false, false, &notes)
    }
    return parts.isEmpty ? nil : Picture(parts, gap: 20).svgOfOutlines
  } catch {
    return nil
  }
}
