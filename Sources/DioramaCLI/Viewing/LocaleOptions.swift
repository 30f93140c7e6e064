import ArgumentParser
import TextMetrics

/// In which languages texts are shown.
struct LocaleOptions: ParsableArguments {
  static let title = "Languages"

  @Option(
    help: ArgumentHelp(
      """
      Show localizable texts in a language, such as de, from right to left where it is read so; x-long, x-accented and \
      x-rtl are longer texts, letters with marks, and texts from right to left, without translations.
      """,
      valueName: "language"
    ),
    completion: .list(PseudoLanguage.allCases.map(\.rawValue))
  )
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The catalog (.xcstrings), or the folder of <language>.lproj; that of the configuration, or beside the file, if "
        + "omitted.",
      valueName: "path"
    ),
    completion: .file(extensions: ["xcstrings"])
  )
  var catalog: String?
}
