package import ArgumentParser
package import DioramaDriver

extension StringsRequest.Action: ExpressibleByArgument {}

/// `diorama strings`: the translations of scenes.
package struct StringsCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Extract the texts of scenes into a catalog, and compile and check their translations.",
    discussion: """
      'extract' adds the localizable texts of the scenes to a catalog (.xcstrings): new keys with a comment for \
      translators; translations of changed texts need a review, and keys that no scene has any more become stale. \
      All other bytes of the catalog stay as they are, and it is not written if nothing changes. Name all scenes of \
      the catalog, or their folder.

      'compile' writes the translations as <language>.lproj/<Name>.strings, a table for each nib and storyboard. \
      'check' reports missing, stale and unused translations, and other placeholders than in the text; 'compile' does, \
      too.

      The catalog and the languages are those of 'strings' in .diorama.yaml, if they are not given.

      Example: diorama strings extract Scenes --catalog Resources/Scenes.xcstrings
      """
  )

  @Argument(help: "What to do: extract, compile or check.") var action: StringsRequest.Action

  @Argument(help: "Scene files, or folders to search for scenes; the working folder if omitted.", completion: .scenes)
  var inputs: [String] = []

  @Option(help: ArgumentHelp("The catalog.", valueName: "file"), completion: .file(extensions: ["xcstrings"]))
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

  @Flag(help: "For 'extract': write nothing, and fail if the catalog would change.") var dryRun = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the options belong to what is done.
  package func validate() throws {
    if action == .compile, outputDir == nil { throw ValidationError("'compile' needs --output-dir") }
    if action != .compile, outputDir != nil { throw ValidationError("--output-dir is for 'compile'") }
    if action != .extract, dryRun { throw ValidationError("--dry-run is for 'extract'") }
  }

  /// Extracts, compiles or checks.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = StringsRequest(action, inputs: inputs.isEmpty ? ["."] : inputs, settings: common.sources)
    request.catalog = catalog
    request.language = language
    request.languages = languages?.split(separator: ",").map(String.init) ?? []
    request.outputFolder = outputDir
    request.isDryRun = dryRun
    return translate(request, in: common.start(in: surroundings))
  }
}
