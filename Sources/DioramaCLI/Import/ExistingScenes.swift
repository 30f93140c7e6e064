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

  /// Whether a document's files may be written; false, after a report, where that would harm others or make scenes of them.
  ///
  /// A file that has its text already is harmed by nothing: an interrupted import goes on.
  static func admits(
    _ imported: ImportedFiles,
    of step: ImportPlan.Step,
    _ request: ImportRequest,
    in run: ToolRun
  ) -> Bool {
    let written = Set(imported.files.map { PathKey($0.path) })
    let others = step.isStoryboard ? scenes(beside: step.output, in: run).filter { !written.contains(PathKey($0)) } : []
    if request.overwrites {
      for path in others {
        run.note("\(path): the document has no such scene; delete the file unless it is yours")
      }
      return true
    }
    for file in imported.files {
      guard (try? run.files.status(file.path)) != nil, !run.files.holds(file.path, Array(file.text.utf8)) else {
        continue
      }
      run.fail("\(file.path): exists already; --overwrite replaces it", .unwritableOutput)
      return false
    }
    if let path = others.first {
      run.fail("\(path): would be a scene of \(step.output)", .unwritableOutput)
      return false
    }
    return true
  }
}
