package import ArgumentParser
package import DioramaDriver

/// `diorama outputs`: the files that a call of `compile` reads and writes.
package struct OutputsCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "outputs",
    abstract: "List the files that compiling scenes reads and writes, for build systems.",
    discussion: """
      Nothing is compiled. The outputs of 'diorama compile' with the same inputs, --output-dir, --flatten and --debug-info are printed, one \
      a line; with --inputs, what it reads: scenes, configurations, and what these name.

      With --xcfilelist NAME, both lists are written as NAME-inputs.xcfilelist and NAME-outputs.xcfilelist, for a script phase of \
      Xcode. Inputs are below $(SRCROOT), so call the tool in the folder of the project; the folder of --output-dir is written as it \
      is given. With --check, nothing is written, and the exit status is 1 where a list is out of date.

      Example: diorama outputs App --flatten --output-dir '$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)' \
      --xcfilelist Scenes
      """
  )

  @Argument(help: InputHelp.filesAndFolders, completion: .scenes)
  var inputs: [String]

  @Option(help: ArgumentHelp("The folder of the outputs.", valueName: "dir"), completion: .directory)
  var outputDir: String?

  @Flag(name: .customLong("flatten"), help: .flatten) var isFlat = false

  @Flag(help: "With the maps of nibs, as compile --debug-info writes them.")
  var debugInfo = false

  @Flag(name: .customLong("inputs"), help: "List what is read, and not what is written.")
  var listsInputs = false

  @Option(help: ArgumentHelp("Write both lists as files of Xcode.", valueName: "name"), completion: .file())
  var xcfilelist: String?

  @Flag(help: "Write nothing, and exit with 1 where a file list is out of date.")
  var check = false

  @Option(.module) var module: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the options go together.
  package func validate() throws {
    if isFlat, outputDir == nil { throw ValidationError("--flatten goes with --output-dir.") }
    if check, xcfilelist == nil { throw ValidationError("--check goes with --xcfilelist.") }
    if listsInputs, xcfilelist != nil { throw ValidationError("--xcfilelist writes both lists, without --inputs.") }
    if inputs.contains("-") { throw ValidationError("Standard input is not in the lists of a build system.") }
  }

  /// Lists the files.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var compilation = CompileRequest(
      inputs: inputs,
      settings: common.sources(module: module),
      outputFolder: outputDir,
      hasDebugInfo: debugInfo
    )
    compilation.isFlat = isFlat
    var request = OutputListRequest(compilation, printing: listsInputs ? .inputs : .outputs, fileLists: xcfilelist)
    request.isCheck = check
    return listOutputs(request, in: common.start(in: surroundings))
  }
}
