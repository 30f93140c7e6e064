package import ArgumentParser
package import DioramaDriver

extension StringsRequest.Action: ExpressibleByArgument {}

/// `diorama strings`: the translations of scenes.
package struct StringsCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "strings",
    abstract: "Extract the texts of scenes into a catalog, and compile and check their translations.",
    discussion: """
      'extract' adds the localizable texts of the scenes to a catalog (.xcstrings): new keys with a comment for \
      translators; translations of changed texts need a review, and keys that no scene has any more become stale. \
      All other bytes of the catalog stay as they are, and it is not written if nothing changes. Name all scenes of \
      the catalog, or their folder.

      'compile' writes the translations as <language>.lproj/<Name>.strings, a table for each nib and storyboard. \
      'check' reports missing, stale and unused translations, other placeholders than in the text, and what is too long \
      for its view; 'compile' does, too.

      'rekey' gives the keys that Interface Builder made (d6y-aU-mlq.text) the names of their objects, in the scenes and \
      the catalog at once. 'import' takes the translations of tables, --tables, into the catalog.

      In place of a catalog, --catalog names a folder of tables, <language>.lproj/<Name>.strings, in UTF-8 or UTF-16: \
      'extract' writes those of the scenes' own language, 'check' and 'rekey' read all.

      The catalog and the languages are those of 'strings' in .diorama.yaml, if they are not given.

      Example: diorama strings extract Scenes --catalog Resources/Scenes.xcstrings
      """
  )

  @Argument(help: "What to do: extract, compile, check, rekey or import.") var action: StringsRequest.Action

  @Argument(
    help: InputHelp.filesOrWorkingFolder,
    completion: .scenes
  )
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("The catalog, or the folder of tables.", valueName: "path"),
    completion: .file(extensions: ["xcstrings"])
  )
  var catalog: String?

  @Option(help: ArgumentHelp("The language of the scenes, for a new catalog: 'en' if omitted.", valueName: "language"))
  var language: String?

  @Option(help: ArgumentHelp("The languages of the translations, with commas: 'de,ar'.", valueName: "languages"))
  var languages: String?

  @Option(
    help: ArgumentHelp("For 'compile': the folder to write to; it is created if necessary.", valueName: "dir"),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    help: ArgumentHelp("For 'import': the folder with the tables <language>.lproj/<Name>.strings.", valueName: "dir"),
    completion: .directory
  )
  var tables: String?

  @Flag(help: "For 'extract', 'rekey' and 'import': write nothing, and fail if something would change.")
  var dryRun = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the options belong to what is done.
  package func validate() throws {
    if action == .compile, outputDir == nil { throw ValidationError("'compile' needs --output-dir") }
    if action != .compile, outputDir != nil { throw ValidationError("--output-dir is for 'compile'") }
    if action == .take, tables == nil { throw ValidationError("'import' needs --tables") }
    if action != .take, tables != nil { throw ValidationError("--tables is for 'import'") }
    if [.compile, .check].contains(action), dryRun {
      throw ValidationError("--dry-run is for 'extract', 'rekey' and 'import'")
    }
  }

  /// Extracts, compiles or checks.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = StringsRequest(action, inputs: inputs.isEmpty ? ["."] : inputs, settings: common.sources)
    request.catalog = catalog
    request.language = language
    request.languages = languages?.split(separator: ",").map(String.init) ?? []
    request.outputFolder = outputDir
    request.tables = tables
    request.isDryRun = dryRun
    return translate(request, in: common.start(in: surroundings))
  }
}
