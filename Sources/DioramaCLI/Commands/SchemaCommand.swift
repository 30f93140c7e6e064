package import ArgumentParser
package import DioramaBuild

/// `diorama schema`: the JSON Schema of scene files.
package struct SchemaCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      With --schemas, or those of .diorama.yaml in this folder or above it, the classes of your own are in it too. What \
      came after the target of .diorama.yaml, or is not yet deprecated there, is marked so. An editor finds it by a comment in a scene's first line: \
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
    printSchema(to: output, settings: common.sources, in: common.start(in: surroundings))
  }
}
