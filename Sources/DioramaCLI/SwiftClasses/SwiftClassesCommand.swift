package import ArgumentParser
package import DioramaDriver

/// `diorama swift-classes`: what an application's sources declare that scenes can refer to.
package struct SwiftClassesCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "swift-classes",
    abstract: "List the classes in Swift and Objective-C sources, with their outlets and actions.",
    discussion: """
      Without paths, the modules under 'swift' in .diorama.yaml are listed. Nothing is built: the declarations are read \
      from the text. A class is marked 'open' if one of its superclasses is neither in the sources nor in the catalog.

      --check fails if the output file is out of date, and writes nothing.

      Example: diorama swift-classes Sources/Shop --module Shop
      """
  )

  @Argument(help: "Sources, or folders to search for *.swift, *.h, *.m and *.mm.", completion: .file())
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("The module that the sources belong to; of configured ones, the only one.", valueName: "name")
  )
  var module: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write to; '-' is standard output.", valueName: "file"),
    completion: .yaml
  )
  var output: String?

  @Flag(help: "Fail if the output file is not what would be written.")
  var check = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Lists the classes.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = SwiftClassesRequest(
      inputs: inputs,
      module: module,
      settings: common.sources,
      output: output,
      isCheck: check
    )
    return listSwiftClasses(request, in: common.start(in: surroundings))
  }
}
