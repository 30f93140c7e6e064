package import ArgumentParser
package import DioramaDriver

/// `diorama export`: a scene to an Interface Builder document.
package struct ExportCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "export",
    abstract: "Convert a scene to an Interface Builder document.",
    discussion: """
      Without -o, X.scene.yaml is exported to X.xib next to it, and X.storyboard.yaml with its scenes to \
      X.storyboard. An existing document is replaced only if -o names it.

      Example: diorama export Scenes/SignIn.scene.yaml -o SignIn.xib
      """
  )

  @Argument(help: "A scene file, or - for standard input.", completion: .texts)
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["xib"])
  )
  var output: String?

  @Option(.module) var module: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Exports the scene.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = ExportRequest(input: input, output: output, settings: common.sources(module: module))
    return exportDocument(request, in: common.start(in: surroundings))
  }
}
