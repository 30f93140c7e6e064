import DioramaDriver
import SceneSyntax

/// The scenes that a storyboard has before an imported document replaces it.
enum ExistingScenes {
  /// The texts of the storyboard at a path; nil where none is there.
  @MainActor
  static func texts(at storyboard: String, _ limits: SyntaxLimits, in run: ToolRun) -> StoryboardTexts? {
    guard storyboard != "-", (try? run.files.status(storyboard)) != nil else { return nil }
    return SceneSearch.sources([storyboard], in: run).storyboards.first.map {
      StoryboardTexts($0, limits, in: run)
    }
  }

  /// The files of the scenes in a storyboard's folder, in the order of their names; empty without a folder.
  private static func scenes(beside storyboard: String, in files: FileSystem) -> [String] {
    let folder = StoryboardFiles.folder(of: storyboard)
    let names = (try? files.entries(folder)) ?? []
    return names.filter { SceneInput.isSceneName($0) && !$0.hasPrefix(".") }.sorted().map { FilePath.join(folder, $0) }
  }

  /// Whether a document's files may be written; false, with a message, where that would harm others or make scenes of them.
  ///
  /// A file that has its text already is harmed by nothing: an interrupted import goes on.
  static func admits(
    _ imported: ImportedFiles,
    of step: ImportPlan.Step,
    _ request: ImportRequest,
    in files: FileSystem,
    _ messages: inout [ImportJob.Message]
  ) -> Bool {
    let written = Set(imported.files.map { PathKey($0.path) })
    let others =
      step.isStoryboard ? scenes(beside: step.output, in: files).filter { !written.contains(PathKey($0)) } : []
    if request.overwrites {
      for path in others {
        messages.append(.note("\(path): the document has no such scene; delete the file unless it is yours"))
      }
      return true
    }
    for file in imported.files {
      guard (try? files.status(file.path)) != nil, !files.holds(file.path, Array(file.text.utf8)) else {
        continue
      }
      messages.append(.failure("\(file.path): exists already; --overwrite replaces it", .unwritableOutput))
      return false
    }
    if let path = others.first {
      messages.append(.failure("\(path): would be a scene of \(step.output)", .unwritableOutput))
      return false
    }
    return true
  }
}
