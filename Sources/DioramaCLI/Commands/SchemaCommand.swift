package import ArgumentParser
package import DioramaBuild

/// `diorama schema`: the JSON Schema of scene files.
package struct SchemaCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      Editors with yaml-language-server, such as VS Code with the YAML extension, complete and check scenes by it. \
      Write it to a file once, and name that file in the first line of each scene, by its path from the scene:

          # yaml-language-server: $schema=scene.schema.json

      The classes of your own are in it too, where --schemas or the .diorama.yaml of this folder names them; so write \
      it again when they change. What is newer than the 'target' of .diorama.yaml is marked.

      Example: diorama schema -o scene.schema.json
      """
  )

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the schema.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    printSchema(to: output, settings: common.sources, in: common.start(in: surroundings))
  }
}
