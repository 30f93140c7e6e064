package import ArgumentParser
package import DioramaDriver

/// `diorama format`: scenes in their canonical layout.
package struct FormatCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "format",
    abstract: "Format scenes: key order, indentation, quotes, line width.",
    discussion: """
      Files are rewritten in place. The compiled nib stays the same and every comment is kept; a scene with errors \
      is not changed. Without inputs, --check and --diff use the current folder. A '--' with nothing after it means \
      no files.

      Example: diorama format Scenes --check
      """
  )

  @Argument(
    help: "Scene files, folders to search for *.scene.yaml, or - for standard input, which goes to standard output.",
    completion: .texts
  )
  var inputs: [String] = []

  @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the changes.")
  var diff = false

  @Flag(help: "Remove what only Interface Builder needs, if you will not export the scenes to xibs.")
  var discardInterfaceBuilder = false

  @Option(.stdinFilename) var stdinFilename: String?

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Formats the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings, jobs: jobs)
    let writes = !check && !diff
    guard let inputs = surroundings.inputs(inputs, writtenBy: "format", if: writes, in: run) else {
      return run.finish()
    }
    let request = FormatRequest(
      inputs: inputs,
      settings: common.sources(with: limits),
      isCheck: check,
      isDiff: diff,
      discardsBookkeeping: discardInterfaceBuilder,
      inputName: stdinFilename
    )
    return formatScenes(request, in: run)
  }
}
