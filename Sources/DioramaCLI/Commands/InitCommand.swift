package import ArgumentParser
package import DioramaBuild

/// `diorama init`: the files that a project with scenes needs once.
package struct InitCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set a project up: configuration, hooks, a workflow and editors.",
    discussion: """
      The parts are 'configuration' (.diorama.yaml, with the target and the asset catalogs that are found), 'hooks' \
      (.pre-commit-config.yaml), 'workflow' (.github/workflows/scenes.yml) and 'editor' (scene.schema.json, with \
      .vscode/settings.json that names it). Without parts, all are written. No file that exists is changed: what to \
      add to it is printed.

      Example: diorama init --dry-run
      """
  )

  @Argument(help: "The parts to write; all where none is named.")
  var parts: [StarterPart] = []

  @Option(help: ArgumentHelp("The folder of the project.", valueName: "dir"), completion: .directory)
  var folder = "."

  @Flag(help: "Write nothing; print what would be written.")
  var dryRun = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Writes the files.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = InitRequest(parts: parts, folder: folder, isDry: dryRun, settings: common.sources)
    return initProject(request, in: common.start(in: surroundings))
  }
}

extension StarterPart: ExpressibleByArgument {}
