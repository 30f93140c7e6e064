import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// The scenes that a storyboard has before an imported document replaces it.
@MainActor
enum ExistingScenes {
  /// The names that scenes and references have, by Interface Builder's ids; empty where no storyboard is there.
  static func names(at storyboard: String, with pipeline: Pipeline, in run: ToolRun) -> [String: String] {
    guard storyboard != "-", (try? run.files.status(storyboard)) != nil,
      let input = SceneSearch.sources([storyboard], in: run).storyboards.first,
      let texts = StoryboardTexts.Read(input, pipeline.limits, in: run)
    else { return [:] }
    return storyboardNames(manifest: texts.manifest, members: texts.members, with: pipeline)
  }

  /// The files of the scenes in a storyboard's folder, in the order of their names; empty without a folder.
  private static func scenes(beside storyboard: String, in run: ToolRun) -> [String] {
    let folder = StoryboardFiles.folder(of: storyboard)
    let names = (try? run.files.entries(folder)) ?? []
    return names.filter { SceneInput.isSceneName($0) && !$0.hasPrefix(".") }.sorted().map { FilePath.join(folder, $0) }
  }

  /// Whether a storyboard's files may be written; false, after a report, where that would harm others or make scenes of them.
  static func admits(
    _ imported: ImportedFiles,
    of step: ImportPlan.Step,
    _ request: ImportRequest,
    in run: ToolRun
  ) -> Bool {
    let written = Set(imported.files.map { PathKey($0.path) })
    let there = scenes(beside: step.output, in: run)
    if request.overwrites {
      for path in there where !written.contains(PathKey(path)) {
        run.note("\(path): the document has no such scene; delete the file unless it is yours")
      }
      return true
    }
    if let path = there.first {
      let isOwn = written.contains(PathKey(path))
      let reason = isOwn ? "exists already; --overwrite replaces it" : "would be a scene of \(step.output)"
      run.fail("\(path): \(reason)", .unwritableOutput)
      return false
    }
    return true
  }
}
