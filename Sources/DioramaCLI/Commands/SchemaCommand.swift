package import ArgumentParser
package import DioramaBuild

/// `diorama schema`: the JSON Schema of scene files.
package struct SchemaCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      With --schemas the classes of your own are in it too. An editor finds it by a comment in a scene's first line: \
      # yaml-language-server: $schema=scene.schema.json

      Example: diorama schema --schemas Schemas -o scene.schema.json
      """
  )

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the schema.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    printSchema(to: output, schemas: common.schemas, in: common.start(in: surroundings))
  }
}
