package import ArgumentParser
package import DioramaDriver

/// `diorama decompile`: a nib to a scene.
package struct DecompileCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "decompile",
    abstract: "Convert a nib to a scene, or a compiled storyboard to one.",
    discussion: """
      The scene compiles to the same nib. Data that the catalog does not know is kept under 'interfaceBuilder', and \
      listed on standard error; --quiet omits the list. Without -o, the scene is printed.

      A folder X.storyboardc becomes X.storyboard.yaml with its scenes in the folder X; the nibs to which these would \
      compile otherwise are listed.

      Example: diorama decompile SignIn.nib -o SignIn.scene.yaml
      """
  )

  @Argument(
    help: "A nib, a nib folder written by Xcode, a compiled storyboard, or - for standard input.",
    completion: .nibs
  )
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["scene.yaml"])
  )
  var output: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Decompiles the nib.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = DecompileRequest(
      file: file,
      settings: common.sources,
      output: output,
      isQuiet: common.quiet
    )
    return decompileNib(request, in: common.start(in: surroundings))
  }
}
