package import DioramaDriver
import ProjectConfiguration
import SceneDiagnostics
package import SceneModel
import SceneStrings
import TextMetrics

/// The texts of a nib or a storyboard in the languages that are asked for.
package struct LocaleTexts: Sendable {
  /// What is shown in place of a text, of its key and the text; nil, or a result of nil, for the text itself.
  package typealias Shown = @Sendable (_ key: String, _ text: String) -> String?

  private var shown: [String: Shown] = [:]

  /// Finds the texts; nil where the translations cannot be read or there are none, which is reported.
  ///
  /// - Parameters:
  ///   - locales: The languages and pseudo-languages.
  ///   - path: The file that is shown.
  ///   - table: The name of the table: that of the nib or storyboard.
  ///   - scenes: The scenes, which know the keys of the catalog; empty for a nib.
  ///   - project: What names the catalog; nil for none.
  ///   - catalog: The catalog that was asked for; nil for that of the project, or for tables beside the file.
  ///   - run: The run.
  @MainActor
  package init?(
    _ locales: [String],
    of path: String,
    table: String,
    scenes: [(scene: Scene, isInStoryboard: Bool)],
    _ project: Project?,
    catalog: String?,
    in run: ToolRun
  ) {
    for locale in locales {
      if let pseudo = PseudoLanguage(rawValue: locale) { shown[locale] = { _, text in pseudo.text(text) } }
    }
    let languages = locales.filter { shown[$0] == nil }
    guard !languages.isEmpty else { return }
    let source = TranslationPlace(catalog, project, in: run)?.path ?? Self.tables(beside: path)
    let own = project?.configuration.strings.language ?? "en"
    guard let files = TranslationFiles(source, language: own, in: run) else { return nil }
    var keys: [String: String] = [:]
    for (scene, isInStoryboard) in scenes {
      for text in scene.texts {
        keys[text.key] = CatalogText(text, of: scene, table: table, isInStoryboard: isInStoryboard).catalogKey
      }
    }
    for language in languages {
      guard let found = Self.language(language, among: files) else {
        if language == files.ownLanguage { continue }
        let known = files.languages.joined(separator: ", ")
        run.fail(
          "--locale \(language): \(source) has \(known.isEmpty ? "no translations" : "the languages \(known)")",
          .usage
        )
        return nil
      }
      let texts = files.texts(in: found, table: table)
      let catalogKeys = keys
      shown[language] = { key, _ in catalogKeys[key].flatMap { texts[$0] } ?? texts["\(table).\(key)"] ?? texts[key] }
    }
  }

  /// What is shown in a language; nil for the texts as they are written.
  package func shown(in locale: String?) -> Shown? { locale.flatMap { shown[$0] } }

  /// The folder that has the tables for a file: its own, or the one around `Base.lproj` or the folder of another language.
  static func tables(beside path: String) -> String {
    let folder = FilePath.folder(of: path)
    return FilePath.name(of: folder).hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
  }

  /// The language itself, or one that it is a kind of: `de` for `de-AT`.
  @MainActor
  private static func language(_ language: String, among files: TranslationFiles) -> String? {
    var parts = language.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if files.languages.contains(name) { return name }
      parts.removeLast()
    }
    return nil
  }
}

extension TranslationFiles {
  /// The language of the scenes.
  var ownLanguage: String {
    switch self {
    case .catalog(let catalog): catalog.language
    case .folder(_, let folder): folder.language
    }
  }

  /// The translations into a language by key: of a catalog all, of tables those of one.
  fileprivate func texts(in language: String, table: String) -> [String: String] {
    switch self {
    case .catalog(let catalog): catalog.texts(in: language)
    case .folder(_, let folder):
      Dictionary((folder.tables[language]?[table]?.entries ?? []).map { ($0.key, $0.value) }) { first, _ in first }
    }
  }
}
