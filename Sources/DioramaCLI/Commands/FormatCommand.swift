package import ArgumentParser
package import DioramaBuild

/// `diorama format`: scenes in their canonical layout.
package struct FormatCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lay scenes out anew: order of keys, indentation, quotes, line width.",
    discussion: """
      Files are rewritten in place. The compiled nib stays the same and every comment keeps its place; a scene with \
      errors is left alone.

      Example: diorama format Scenes --check
      """
  )

  @Argument(
    help: "Scene files, folders to search for *.scene.yaml, or - for standard input, which goes to standard output."
  )
  var inputs: [String]

  @Flag(help: "Write nothing; name each file that would change, and exit with 1 if there is one.")
  var check = false

  @Flag(help: "Write nothing; print what would change.")
  var diff = false

  @Option(
    help: ArgumentHelp("What standard input is called, in messages and for the configuration.", valueName: "name")
  )
  var stdinFilename: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Formats the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = FormatRequest(
      inputs: inputs,
      settings: common.sources(with: limits),
      isCheck: check,
      isDiff: diff,
      inputName: stdinFilename
    )
    return formatScenes(request, in: common.start(in: surroundings, jobs: batch.count))
  }
}
