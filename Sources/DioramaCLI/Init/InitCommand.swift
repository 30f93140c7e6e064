package import ArgumentParser
package import DioramaDriver

/// `diorama init`: the files that a project with scenes needs once.
package struct InitCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "init",
    abstract: "Set up a project: configuration, hooks, workflow, editor and agents.",
    discussion: """
      The parts are 'configuration' (.diorama.yaml, with the deployment target, the asset catalogs and the modules of \
      the project), 'hooks' (.pre-commit-config.yaml), 'workflow' (.github/workflows/scenes.yml), 'editor' \
      (three JSON Schemas, which are large, and .vscode/settings.json, which names them) and 'agents' (AGENTS.md, and \
      the server for coding agents in .mcp.json, .cursor/mcp.json and .vscode/mcp.json). Existing files are not \
      changed: the command prints what to add to them.

      Example: diorama init configuration hooks --dry-run
      """
  )

  @Argument(help: "The parts to write; 'configuration' by default.")
  var parts: [StarterPart] = []

  @Option(help: ArgumentHelp("The folder of the project.", valueName: "dir"), completion: .directory)
  var folder = "."

  @Flag(help: "Write nothing; print the files.")
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
