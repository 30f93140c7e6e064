import AssetCatalog
import DioramaDriver
import DioramaPicture
import DioramaUI
import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// A storyboard to be shown: its own file, or one of its scenes.
@MainActor
struct ShownStoryboard {
  let path: String
  let project: Project
  let checked: CheckedStoryboard
  let validated: ValidatedStoryboard
  /// The scene that an argument names; nil for the whole storyboard.
  let scene: String?

  /// Whether a path is that of a storyboard's own file or of one of its scenes.
  static func isOne(_ path: String, in run: ToolRun) -> Bool {
    let path = FilePath.trimmed(path)
    return path != "-" && SourceKind(path: path) != nil && (try? run.files.status(path))?.kind == .regular
      && !SceneSearch.sources([path], in: run).storyboards.isEmpty
  }

  /// Whether a path is that of a storyboard's own file.
  static func isWhole(_ path: String, in run: ToolRun) -> Bool {
    let kind = SourceKind(path: FilePath.trimmed(path))
    return (kind == .storyboard || kind == .storyboardDocument) && isOne(path, in: run)
  }

  /// Reads and checks a storyboard; nil where it has errors or no such scene, which is reported.
  init?(_ argument: String, scene: String?, _ settings: SettingSources, in run: ToolRun) {
    path = FilePath.trimmed(argument)
    guard let input = SceneSearch.sources([path], in: run).storyboards.first,
      let project = Projects(settings, in: run).project(for: path),
      let texts = StoryboardTexts.Read(input, project.pipeline.limits, in: run)
    else { return nil }
    self.project = project
    checked = texts.checked(with: project.pipeline)
    for found in checked.texts.map(\.found) {
      run.report(found.diagnostics.filter { $0.severity == .error }, in: found.source)
    }
    guard let validated = checked.storyboard else { return nil }
    self.validated = validated
    self.scene = scene ?? (SourceKind(path: path) == .scene ? SourceKind.name(ofPath: path) : nil)
    if let scene = self.scene, validated.sceneIndex(named: scene) == nil {
      run.fail("--scene \(scene): \(path) has the scenes \(Self.list(validated))", .usage)
      return nil
    }
  }

  /// A storyboard that was checked, as a whole.
  init(path: String, project: Project, checked: CheckedStoryboard, validated: ValidatedStoryboard) {
    (self.path, self.project, self.checked, self.validated, scene) = (path, project, checked, validated, nil)
  }

  /// The names of a storyboard's scenes, of many the first.
  static func list(_ validated: ValidatedStoryboard) -> String {
    let names = validated.storyboard.scenes.map(\.name.value)
    return names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " and \(names.count - 20) others" : "")
  }

  /// The texts in languages; nil where the translations cannot be read, which is reported.
  func texts(in locales: [String], catalog: String?, _ run: ToolRun) -> LocaleTexts? {
    let scenes = validated.storyboard.scenes.map { (scene: $0.scene, isInStoryboard: true) }
    let source = validated.storyboard.source.path
    let table = SourceKind.name(ofPath: source)
    return LocaleTexts(locales, of: source, table: table, scenes: scenes, project, catalog: catalog, in: run)
  }

  /// The files of the storyboard's project.
  func runtimeFiles(in run: ToolRun) -> RuntimeFiles {
    RuntimeFiles(of: validated.scenes, in: validated.storyboard.source, project, run)
  }

  /// Compiles the storyboard for a closure, in which images have the sizes and the pixels of the project's image files, and fonts those
  /// of its fonts.
  func withLive(in run: ToolRun, _ body: (LiveStoryboard) throws -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    run.useMachineFonts()
    do {
      try runtimeFiles(in: run).using { try body(LiveStoryboard(validated, with: project.pipeline, below: folder)) }
      for note in project.fonts.library.takeNotes() { run.note("\(path): \(note)") }
    } catch {
      run.failInternally("it cannot be loaded: \(error)", about: path)
    }
  }
}

/// Shows the live hierarchies of a storyboard's scenes, or of one, each with what its containers and views embed.
@MainActor
func showStoryboardHierarchy(
  _ request: TreeRequest,
  in run: ToolRun,
  _ show: (_ path: String, _ kind: InputFile.Kind, _ sections: [HierarchyDocument.Section]) -> Void
) {
  guard let shown = ShownStoryboard(request.file, scene: request.scene, request.settings, in: run) else { return }
  let scenes = shown.scene.map { [$0] } ?? shown.validated.storyboard.scenes.map(\.name.value)
  let choice = request.choice
  guard let texts = shown.texts(in: choice.locale.map { [$0] } ?? [], catalog: request.catalog, run) else { return }
  shown.withLive(in: run) { live in
    try UIRuntime.shared.preferring(choice.variant) {
      let sections = try scenes.map { scene in
        var (nib, objects) = try live.shown(scene: scene, on: choice.screen, texts.shown(in: choice.locale))
        nib.takeDeclarations(of: shown.project)
        return HierarchyDocument.Section(nib: nib, objects: objects, scene: shown.scene == nil ? scene : nil)
      }
      show(shown.path, .scene, sections)
    }
  }
}

/// Draws a scene of a storyboard, or the map of all.
@MainActor
func renderStoryboard(_ request: RenderRequest, in run: ToolRun) -> ToolStatus {
  let outer = UIRuntime.shared.look
  defer { UIRuntime.shared.look = outer }
  UIRuntime.shared.look = request.look.system.look
  guard let shown = ShownStoryboard(request.file, scene: request.scene, request.settings, in: run),
    let destination = pictureDestination(
      of: shown.path,
      usually: shown.picturePath,
      shown.project,
      for: request,
      in: run
    ),
    let texts = shown.texts(in: request.choices.compactMap(\.locale), catalog: request.catalog, run)
  else { return run.finish() }
  if let picture = shown.picture(for: request, texts, in: run) {
    writePicture(picture, of: shown.path, request.look, to: destination, in: run)
  }
  return run.finish()
}

extension ShownStoryboard {
  /// The picture of the scene, or the map of all; nil, after reporting, where there is none.
  func picture(for request: RenderRequest, _ texts: LocaleTexts, in run: ToolRun) -> Picture? {
    var picture: Picture?
    withLive(in: run) { live in
      let made = try request.choices.flatMap { choice in
        try UIRuntime.shared.preferring(choice.variant) { try self.parts(for: choice, request, live, texts) }
      }
      picture = Picture(made, gap: 20)
    }
    return picture
  }

  /// The picture next to the storyboard: `Main.svg`, of a scene `Main-Home.svg`.
  fileprivate var picturePath: String {
    let suffix = SourceKind(path: path)?.suffix ?? ""
    let isMember = SourceKind(path: path) == .scene
    return String(path.dropLast(suffix.count)) + (isMember ? "" : scene.map { "-\($0)" } ?? "") + ".svg"
  }

  /// What is drawn for a screen and its user: the views of the scene, or the map of all scenes.
  fileprivate func parts(
    for choice: PictureChoice,
    _ request: RenderRequest,
    _ live: LiveStoryboard,
    _ texts: LocaleTexts
  ) throws -> [Picture.Part] {
    guard let scene else {
      let map = StoryboardMap(checked, validated)
      let shown = texts.shown(in: choice.locale)
      return [try StoryboardMapPicture(map, live, on: choice.screen, request.isOutline, shown).part()]
    }
    let nib = try live.nib(ofScene: scene, on: choice.screen, texts.shown(in: choice.locale))
    let walker = PictureWalker(backdrop: .systemBackground)
    return nib.viewsAtTheTop.map { view in
      let part = Picture.Part(bounds: view.bounds, steps: walker.steps(of: view))
      return request.look.hasDeviceOutline ? DeviceOutline.framed(part, choice) : part
    }
  }
}
