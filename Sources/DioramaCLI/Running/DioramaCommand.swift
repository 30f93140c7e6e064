package import ArgumentParser
package import DioramaDriver

/// The tool's verbs and what it says about itself.
package struct DioramaCommand: ParsableCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "diorama",
    abstract: "Compile scenes, xibs and storyboards to UIKit nibs, and check them.",
    discussion: """
      A scene is a YAML file named <Name>.scene.yaml; it compiles to <Name>.nib. A storyboard is named \
      <Name>.storyboard.yaml, and has its scenes in the folder <Name> beside it. Interface Builder's documents, *.xib and \
      *.storyboard, are read as they are, and never changed.

      If the first argument is @FILE, that file has further arguments, one per line. After --, every argument is a name.

      Exit status: 0 success, 1 errors found, 64 wrong arguments, 66 input cannot be read, 73 output cannot be \
      written, 70 a bug in the tool.

      Example: diorama validate Scenes
      """,
    version: ToolVersion.current,
    groupedSubcommands: groups.map { CommandGroup(name: $0.name, subcommands: $0.verbs) }
  )

  /// The verbs, in the groups in which help lists them.
  static let groups: [(name: String, verbs: [any ToolCommand.Type])] = [
    (
      "Write scenes",
      [
        InitCommand.self, FormatCommand.self, SplitCommand.self, UpgradeCommand.self, ExplainCommand.self,
        SchemaCommand.self, CatalogCommand.self, StringsCommand.self, SwiftClassesCommand.self,
        LanguageServerCommand.self, AgentServerCommand.self,
      ]
    ),
    ("Check scenes", [ValidateCommand.self, LintCommand.self, DiffCommand.self, ReviewCommand.self]),
    ("Build", [CompileCommand.self, IBToolCommand.self, GenerateCommand.self, OutputsCommand.self]),
    ("Convert", [ImportCommand.self, ExportCommand.self, MergeCommand.self, DecompileCommand.self]),
    (
      "Look inside",
      [TreeCommand.self, RenderCommand.self, PreviewCommand.self, SnapshotsCommand.self, InspectCommand.self]
    ),
  ]

  /// Makes the command; the parser needs it.
  package init() {}
}

/// A verb of the tool.
package protocol ToolCommand: ParsableCommand {
  /// Does what the flags say.
  @MainActor
  func run(in surroundings: Surroundings) -> ToolStatus
}

extension CommandConfiguration {
  /// The configuration of a verb.
  ///
  /// A command that names the program it is part of is not asked for completion scripts, for which the parser parses all arguments
  /// twice more: a tenth of a start's instructions. Scripts are those of the whole tool.
  static func verb(_ name: String, abstract: String, discussion: String) -> CommandConfiguration {
    CommandConfiguration(commandName: name, _superCommandName: "diorama", abstract: abstract, discussion: discussion)
  }
}
