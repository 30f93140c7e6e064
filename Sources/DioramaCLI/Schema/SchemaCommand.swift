package import ArgumentParser
package import DioramaDriver
import SceneLanguage

/// `diorama schema`: the JSON Schema of scene files.
package struct SchemaCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "schema",
    abstract: "Print the JSON Schema of scene files, for editors.",
    discussion: """
      Editors with yaml-language-server, such as VS Code with the YAML extension, use it to complete and check \
      scenes. Write it to a file, and name that file in the first line of each scene, by its path relative to the \
      scene:

          # yaml-language-server: $schema=scene.schema.json

      Storyboards and components have schemas of their own: --storyboard, --component.

      It includes the custom classes of --schemas or of the .diorama.yaml in this folder; write it again when they \
      change. Everything newer than the 'target' of .diorama.yaml is marked.

      Example: diorama schema -o scene.schema.json
      """
  )

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @Flag(help: "Print the schema of storyboard files, and not of scene files.")
  var storyboard = false

  @Flag(help: "Print the schema of component files, and not of scene files.")
  var component = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the schema.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let kind: SourceKind = component ? .component : storyboard ? .storyboard : .scene
    let request = SchemaRequest(output: output, settings: common.sources, kind: kind)
    return printSchema(request, in: common.start(in: surroundings))
  }
}
