package import ArgumentParser
package import DioramaDriver

/// `diorama upgrade`: scenes in the newest version of the language.
package struct UpgradeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "upgrade",
    abstract: "Bring scenes to the newest language version and away from deprecated names.",
    discussion: """
      Files are changed in place, and comments and layout stay. A scene without a version gets one. Deprecated \
      properties and values become their replacements if the 'target' in .diorama.yaml has these. What cannot be \
      replaced automatically is reported. Without inputs, --check and --diff use the current folder. A '--' with \
      nothing after it means no files.

      Example: diorama upgrade Scenes --diff
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

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Upgrades the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings, jobs: jobs)
    let writes = !check && !diff
    guard let inputs = surroundings.inputs(inputs, writtenBy: "upgrade", if: writes, in: run) else {
      return run.finish()
    }
    let settings = common.sources(with: limits)
    let request = UpgradeRequest(inputs: inputs, settings: settings, isCheck: check, isDiff: diff)
    return upgradeScenes(request, in: run)
  }
}
