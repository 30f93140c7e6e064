package import ArgumentParser
package import DioramaDriver
import SceneLanguage

/// `diorama import`: Interface Builder documents to scenes.
package struct ImportCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "import",
    abstract: "Convert Interface Builder documents to scenes.",
    discussion: """
      X.xib becomes X.scene.yaml, and X.storyboard becomes X.storyboard.yaml with its scenes in the folder X, beside \
      the document if it is the only one and neither --output-dir nor --output is given. \
      Subfolders of a folder are kept; individually named documents with the same name keep the folders that \
      distinguish them. Whatever a scene cannot express is reported with its line, and a \
      document with errors does not stop the others. An existing scene is replaced only with --overwrite.

      Example: diorama import App --output-dir Scenes
      """
  )

  @Argument(help: "Documents (*.xib and *.storyboard for iOS), or folders to search for them.", completion: .documents)
  var inputs: [String]

  @Option(
    help: ArgumentHelp("The folder to write to; it is created if necessary.", valueName: "dir"),
    completion: .directory
  )
  var outputDir: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write for a single document, instead of --output-dir; - for standard output.",
      valueName: "file"
    ),
    completion: .scenes
  )
  var output: String?

  @Flag(help: "Replace existing scenes.")
  var overwrite = false

  @Flag(help: "Omit what only Interface Builder needs; an export then writes a new document, not this one.")
  var discardInterfaceBuilder = false

  @Option(.module) var module: String?

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Rejects options that cannot be combined.
  package func validate() throws {
    if outputDir != nil, output != nil { throw ValidationError("Give either --output-dir or --output.") }
    if outputDir == nil, output == nil, fileBesideDocument == nil {
      if inputs.count == 1, let input = inputs.first,
        SourceKind.written.contains(where: { input.hasSuffix($0.suffix) })
      {
        throw ValidationError("\(input) is a scene already; Interface Builder's documents are *.xib and *.storyboard.")
      }
      throw ValidationError("Several documents and folders need --output-dir.")
    }
  }

  /// The file beside the only document; nil for several inputs, folders and what is no document by its name.
  private var fileBesideDocument: String? {
    guard inputs.count == 1, let input = inputs.first else { return nil }
    for (ending, kind) in [(".xib", SourceKind.scene), (".storyboard", .storyboard)] where input.hasSuffix(ending) {
      return input.dropLast(ending.count) + kind.suffix
    }
    return nil
  }

  /// Imports the documents.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = ImportRequest(
      inputs: inputs,
      settings: common.sources(module: module),
      outputFolder: outputDir ?? "",
      outputFile: output ?? (outputDir == nil ? fileBesideDocument : nil),
      overwrites: overwrite,
      discardsBookkeeping: discardInterfaceBuilder
    )
    return importDocuments(request, in: common.start(in: surroundings, jobs: jobs))
  }
}
