import DioramaDriver
import DioramaPicture
import DioramaUI
import NibLoader
import SceneCompiler

/// What a preview draws: a scene that stands alone, one of a storyboard, or the map of a storyboard.
@MainActor
enum PreviewContent {
  case scene(NibInput)
  case storyboardScene(ShownStoryboard, name: String)
  case map(ShownStoryboard)

  /// The checked scene; nil for the map.
  var scene: ValidatedScene? {
    switch self {
    case .scene(let input): input.scene
    case .storyboardScene(let shown, let name):
      shown.validated.sceneIndex(named: name).map { shown.validated.scenes[$0] }
    case .map: nil
    }
  }

  /// The texts in a language, nil for those of the scene; nil where there are no translations.
  func texts(in locale: String?, _ run: ToolRun) -> LocaleTexts.Shown? {
    let locales = locale.map { [$0] } ?? []
    switch self {
    case .scene(let input): return input.texts(in: locales, catalog: nil, run)?.shown(in: locale)
    case .storyboardScene(let shown, _), .map(let shown):
      return shown.texts(in: locales, catalog: nil, run)?.shown(in: locale)
    }
  }

  /// What is drawn: live objects, or the picture of a map with its cards.
  enum Made {
    case objects(LiveNib, SceneObjects?)
    case map(StoryboardMapPicture)
  }

  /// Makes what is drawn for a screen and its user, and gives it to a closure in which images are those of the project.
  func make(
    for choice: PictureChoice,
    _ texts: LocaleTexts.Shown?,
    in run: ToolRun,
    _ body: (Made) -> Void
  ) throws {
    switch self {
    case .scene(let input):
      try input.withFiles(in: run) { () throws(NibLoadingError) in
        try UIRuntime.shared.preferring(choice.variant) { () throws(NibLoadingError) in
          var nib = try LiveNib(loading: input.archive, texts: texts)
          nib.takeDeclarations(of: input.project)
          let known = input.objects(in: nib)
          nib.layOut(on: choice.screen, of: known)
          body(.objects(nib, known))
        }
      }
    case .storyboardScene(let shown, let name):
      shown.withLive(in: run) { live in
        try UIRuntime.shared.preferring(choice.variant) {
          var (nib, objects) = try live.shown(scene: name, on: choice.screen, texts)
          nib.takeDeclarations(of: shown.project)
          body(.objects(nib, objects))
        }
      }
    case .map(let shown):
      shown.withLive(in: run) { live in
        try UIRuntime.shared.preferring(choice.variant) {
          let map = StoryboardMap(shown.checked, shown.validated)
          body(.map(try StoryboardMapPicture(map, live, on: choice.screen, false, texts)))
        }
      }
    }
  }
}
