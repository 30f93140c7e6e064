package import ArgumentParser
package import DioramaBuild

/// `diorama render`: the picture of a nib or a scene.
package struct RenderCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Load a nib or a scene, and draw it as an SVG picture.",
    discussion: """
      Without -o, the picture of X.scene.yaml is X.svg beside it. Views at the top stand side by side. Images, whose \
      pixels are not read, are frames with their names, and a class of yours is drawn as the UIKit class it derives from. \
      Prototype cells are drawn as rows and items, and a date picker without a date shows January 15, 2025, 9:41.

      Example: diorama render SignIn.scene.yaml --size 430x932
      """
  )

  @Argument(help: "A nib or a scene, or - for either on standard input.", completion: .nibsAndScenes)
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["svg"])
  )
  var output: String?

  @Option(help: ArgumentHelp("The size in points of the views at the top level, such as 430x932.", valueName: "WxH"))
  var size: PictureSize?

  @Flag(help: "Name each outlet and attribute of your own classes that could not be set.")
  var verbose = false

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Draws the picture.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = RenderRequest(
      file: file,
      output: output,
      size: size,
      settings: common.sources(with: limits),
      isVerbose: verbose
    )
    return renderScene(request, in: common.start(in: surroundings))
  }
}
