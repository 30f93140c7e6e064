package import ArgumentParser
package import DioramaBuild

/// `diorama import`: Interface Builder documents to scenes.
package struct ImportCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn Interface Builder documents into scenes.",
    discussion: """
      X.xib becomes X.scene.yaml. What a scene cannot say is reported with its line. A scene that stands there already \
      is replaced only with --overwrite.

      Example: diorama import Views/*.xib --output-dir Scenes
      """
  )

  @Argument(help: "Documents: *.xib for iOS.")
  var inputs: [String]

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var outputDir: String

  @Flag(help: "Replace scenes that are there already.")
  var overwrite = false

  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Imports the documents.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = ImportRequest(
      inputs: inputs,
      settings: common.sources,
      outputFolder: outputDir,
      overwrites: overwrite
    )
    return importDocuments(request, in: common.start(in: surroundings))
  }
}
