import DioramaDriver
import InterfaceBuilder
import SceneComparison
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// A storyboard to be compared: its own file with the scenes beside it, or a document of Interface Builder.
struct ComparedStoryboardInput {
  let path: String
  let storyboard: ComparedStoryboard
  /// The names of scenes and references, by Interface Builder's ids; empty where none are kept.
  let names: [String: String]

  /// Whether a path is that of a storyboard.
  static func isStoryboard(_ path: String) -> Bool {
    let path = FilePath.trimmed(path)
    return SourceKind(path: path) == .storyboard || path.hasSuffix(".storyboard")
  }

  /// Reads a storyboard; nil where that fails or the storyboard has errors, which is reported.
  ///
  /// - Parameter names: The names that the scenes have on the other side, by Interface Builder's ids.
  @MainActor
  init?(_ argument: String, settings: SettingSources, keeping names: [String: String], in run: ToolRun) {
    path = FilePath.trimmed(argument)
    guard let pipeline = Projects(settings, in: run).pipeline(for: path) else { return nil }
    let checked: CheckedStoryboard
    if SourceKind(path: path) == .storyboard {
      guard let input = SceneSearch.sources([path], in: run).storyboards.first,
        let texts = StoryboardTexts.Read(input, pipeline.limits, in: run)
      else { return nil }
      self.names = storyboardNames(manifest: texts.manifest, members: texts.members, with: pipeline)
      checked = texts.checked(with: pipeline)
    } else {
      guard let document = Self.document(path, in: run) else { return nil }
      let isLocalizable = FilePath.name(of: FilePath.folder(of: path)) == "Base.lproj"
      let imported = importStoryboard(
        document,
        catalog: pipeline.catalog,
        isLocalizable: isLocalizable,
        keeping: names
      )
      run.report(imported.diagnostics.filter { $0.severity == .error }, in: document)
      guard let storyboard = imported.value else { return nil }
      self.names = storyboard.names
      checked = storyboard.checked(path: path + ".yaml", with: pipeline)
    }
    for text in checked.texts { run.report(text.diagnostics.filter { $0.severity == .error }, in: text.tree.source) }
    guard let validated = checked.storyboard else { return nil }
    storyboard = ComparedStoryboard(validated, hasOwnIDs: true)
  }

  @MainActor
  private static func document(_ path: String, in run: ToolRun) -> SourceText? {
    do {
      return SourceText(path: path, bytes: try run.files.contents(path))
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}
