package import ArgumentParser
package import DioramaDriver

/// `diorama validate`: everything that compiling checks, and no output.
package struct ValidateCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "validate",
    abstract: "Check scenes, xibs and storyboards without writing anything.",
    discussion: """
      This makes the same checks as 'diorama compile'. A '--' with nothing after it means no files, so that a hook \
      that found none checks nothing.

      Example: diorama validate Scenes --diagnostics gcc
      """
  )

  @Argument(
    help: InputHelp.allOrWorkingFolder,
    completion: .scenes
  )
  var inputs: [String] = []

  @Option(.cache) var cache: String?

  @Option(.stdinFilename) var stdinFilename: String?

  @Option(.module) var module: String?

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = ValidateRequest(
      inputs: surroundings.inputsOrFolder(inputs),
      settings: common.sources(with: limits, module: module),
      inputName: stdinFilename,
      cache: cache
    )
    return validateScenes(request, in: common.start(in: surroundings, jobs: jobs))
  }
}
