package import ArgumentParser
package import DioramaBuild

/// `diorama validate`: everything that compiling checks, and no output.
package struct ValidateCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes without writing anything.",
    discussion: """
      Everything is checked that 'diorama compile' checks. A '--' with nothing behind it means no files, so that a hook \
      that found none checks nothing.

      Example: diorama validate Scenes --diagnostics gcc
      """
  )

  @Argument(
    help: "Scene files, folders to search for *.scene.yaml, or - for standard input; without any, the current folder.",
    completion: .scenes
  )
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder that remembers which scenes are clean, so that the next run skips them.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var cache: String?

  @Option(
    help: ArgumentHelp("What standard input is called, in messages and for the configuration.", valueName: "name")
  )
  var stdinFilename: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    validateScenes(
      surroundings.inputsOrFolder(inputs),
      settings: common.sources(with: limits),
      inputName: stdinFilename,
      cache: cache,
      in: common.start(in: surroundings, jobs: batch.count)
    )
  }
}
