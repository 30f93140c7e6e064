package import ArgumentParser
import DioramaBuild

/// The tool's verbs and what it says about itself.
package struct DioramaCommand: ParsableCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "diorama",
    abstract: "Compiles readable scene files to UIKit nibs, and shows what nibs hold.",
    discussion: """
      A scene is a YAML file named <Name>.scene.yaml; it compiles to <Name>.nib. In every call, @FILE stands for the \
      arguments in a file, one a line.

      Exit status: 0 done, 1 errors found, 64 wrong call, 66 input cannot be read, 73 output cannot be written, \
      70 a bug of the tool.
      """,
    version: ToolVersion.current,
    subcommands: [
      CompileCommand.self, ValidateCommand.self, LintCommand.self, FormatCommand.self, GenerateCommand.self,
      ExplainCommand.self, InspectCommand.self, DecompileCommand.self, DiffCommand.self, TreeCommand.self,
      RenderCommand.self, ImportCommand.self,
      ExportCommand.self, SchemaCommand.self, CatalogCommand.self,
    ]
  )

  /// Makes the command; the parser needs it.
  package init() {}
}
