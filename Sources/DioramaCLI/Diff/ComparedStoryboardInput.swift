import DioramaDriver
import InterfaceBuilder
import NibArchive
import NibDecompiler
import SceneCatalog
import SceneComparison
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneSyntax

/// A storyboard to be compared: its own file with the scenes beside it, a document of Interface Builder, or a compiled one.
struct ComparedStoryboardInput {
  let path: String
  let storyboard: ComparedStoryboard
  /// The names of scenes and references, by Interface Builder's ids; empty where none are kept.
  let names: [String: String]
  let validated: ValidatedStoryboard
  let project: Project
  /// The storyboard as it was checked; nil for one that is compiled.
  private let checked: CheckedStoryboard?
  /// The tools like which the storyboard was compiled; nil for one that is not compiled.
  private let tools: NibTools?

  /// Whether a path is that of a storyboard.
  static func isStoryboard(_ path: String) -> Bool {
    let path = FilePath.trimmed(path)
    return SourceKind(path: path) == .storyboard || path.hasSuffix(".storyboard") || isCompiled(path)
  }

  private static func isCompiled(_ path: String) -> Bool {
    FilePath.trimmed(path).hasSuffix(StoryboardInput.compiledSuffix)
  }

  /// Reads a storyboard; nil where that fails or the storyboard has errors, which is reported.
  ///
  /// - Parameter names: The names that the scenes have on the other side, by Interface Builder's ids.
  @MainActor
  init?(_ argument: String, settings: SettingSources, keeping names: [String: String], in run: ToolRun) {
    path = FilePath.trimmed(argument)
    guard let project = Projects(settings, in: run).project(for: path) else { return nil }
    self.project = project
    let pipeline = project.pipeline
    if Self.isCompiled(path) {
      guard let folder = CompiledFolder(path, in: run), run.status == .success,
        let found = decompiledStoryboard(folder, path: path, keeping: names, with: pipeline, in: run)
      else { return nil }
      self.names = names
      let coder = folder.nibs.values.first?.coderVersion ?? pipeline.tools.coderVersion
      let isUsual = coder == pipeline.tools.coderVersion
      tools = isUsual ? pipeline.tools : NibTools(coderVersion: Int(coder))
      (validated, checked) = (found.storyboard, nil)
      storyboard = ComparedStoryboard(found.storyboard, hasOwnIDs: false)
      return
    }
    tools = nil
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
    (self.validated, self.checked) = (validated, checked)
    storyboard = ComparedStoryboard(validated, hasOwnIDs: true)
  }

  /// What is left of a storyboard that is compiled as the other side was; nil where this is compiled itself, or the other is not.
  func decompiledAgain(like other: ComparedStoryboardInput) -> ComparedStoryboard? {
    guard tools == nil, let tools = other.tools else { return nil }
    let compiled = emitStoryboard(validated, like: tools)
    let nibs = Dictionary(compiled.nibs.map { ($0.plan.name, $0.archive) }) { first, _ in first }
    let files = StoryboardNibs(info: compiled.info, nibs: nibs)
    guard let again = try? decompileStoryboard(files, path: path, with: project.pipeline) else { return nil }
    return ComparedStoryboard(again.storyboard, hasOwnIDs: false)
  }

  /// What the linter finds in the storyboard and its scenes, as `[rule] message`; empty for a compiled one.
  @MainActor
  func findings(in run: ToolRun) -> [String] {
    guard let checked else { return [] }
    let assets = AssetSearch(run.files)
    let settings = project.lintSettings(for: SceneInput(path: path), in: run.files)
    let linter = Linter(pipeline: project.pipeline, settings: settings) { assets.names(for: $0, in: project) }
    return linter.lint(checked).flatMap(\.diagnostics).map { "[\($0.id)] \($0.message)" }
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
