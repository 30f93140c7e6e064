package import ArgumentParser
package import DioramaBuild

/// `diorama validate`: everything that compiling checks, and no output.
package struct ValidateCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes without writing anything.",
    discussion: """
      Everything is checked that 'diorama compile' checks.

      Example: diorama validate Scenes --diagnostics gcc
      """
  )

  @Argument(help: "Scene files, folders to search for *.scene.yaml, or - for standard input.")
  var inputs: [String]

  @Option(help: ArgumentHelp("Keep here what is clean, so that the next run need not look.", valueName: "dir"))
  var cache: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    validateScenes(
      inputs,
      settings: common.sources(with: limits),
      cache: cache,
      in: common.start(in: surroundings, jobs: batch.count)
    )
  }
}
