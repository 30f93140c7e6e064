import DioramaDriver
import LayoutEngine
import ProjectConfiguration
import SceneDiagnostics
import TextMetrics

/// A screen with what its user prefers, for which both sides of a review are drawn.
struct ReviewVariant: Sendable {
  /// The name on pages and in names of files, such as `ipad-dark`.
  let name: String
  /// What is drawn.
  let choice: PictureChoice

  /// The variants of a file: each screen light, dark, with large text and in the other direction, and each language on the first screen.
  ///
  /// - Parameters:
  ///   - screens: The screens by their names; those of a small phone and a tablet, beside the scene's own size, where empty.
  ///   - languages: The languages of the translations.
  static func all(_ screens: [(name: String, size: PictureSize?)], languages: [String]) -> [ReviewVariant] {
    var variants: [ReviewVariant] = []
    let screens = screens.isEmpty ? usualScreens : screens
    for (screen, size) in screens {
      func add(_ suffix: String, _ change: (inout PictureChoice) -> Void) {
        var choice = PictureChoice(screen: ScreenChoice(size: size))
        change(&choice)
        variants.append(ReviewVariant(name: suffix.isEmpty ? screen : "\(screen)-\(suffix)", choice: choice))
      }
      add("") { _ in }
      add("dark") { $0.appearance = .dark }
      add("AX3") { if let size = try? PictureTextSize("AX3") { $0.textSize = size } }
      add("rtl") { $0.direction = .rightToLeft }
    }
    for language in languages.prefix(mostLanguages) {
      var choice = PictureChoice(screen: ScreenChoice(size: screens[0].size))
      (choice.locale, choice.direction) = (language, PictureDirection(of: language))
      variants.append(ReviewVariant(name: "\(screens[0].name)-\(language)", choice: choice))
    }
    return variants
  }

  /// More languages than a person looks at.
  private static let mostLanguages = 40

  private static var usualScreens: [(name: String, size: PictureSize?)] {
    [("iphone-15", nil)]
      + ["iphone-se", "ipad"].compactMap { name in (try? PictureSize.device(name)).map { (name, $0) } }
  }
}

extension NibInput {
  /// The first screens of the configuration's `sizes`; empty where it has none.
  var configuredScreens: [(name: String, size: PictureSize?)] {
    guard let sizes = project?.configuration.sizes, !sizes.isEmpty else { return [] }
    return ScreenSelection.screens(of: sizes).prefix(6).map { screen in
      let size = PictureSize(width: screen.width, height: screen.height)
      return ("\(Int(screen.width))x\(Int(screen.height))", size)
    }
  }

  /// The languages into which the texts are translated: those of the configuration's catalog, or of tables beside the file.
  @MainActor
  func languages(in run: ToolRun) -> [String] {
    let place = TranslationPlace(nil, project, in: run)?.path ?? LocaleTexts.tables(beside: path)
    let isThere =
      place.hasSuffix(".xcstrings")
      ? (try? run.files.status(place)) != nil
      : ((try? run.files.entries(place)) ?? FolderEntries()).contains { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    guard isThere,
      let files = TranslationFiles(place, language: project?.configuration.strings.language ?? "en", in: run)
    else { return [] }
    return files.languages.filter { $0 != files.ownLanguage && $0 != "Base" }.sorted()
  }
}
