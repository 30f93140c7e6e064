package import ArgumentParser
package import DioramaBuild

/// `diorama render`: the picture of a nib or a scene.
package struct RenderCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Load a nib or a scene, and draw it as an SVG image.",
    discussion: """
      Without -o, X.scene.yaml is drawn to X.svg next to it. Top-level views are drawn side by side. Images are \
      drawn as frames with their names, and custom classes as the UIKit classes they derive from. Prototype cells \
      are drawn as rows and items, and a date picker without a date shows January 15, 2025, 9:41.

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

  @Option(help: ArgumentHelp("The size in points of the top-level views, such as 430x932.", valueName: "WxH"))
  var size: PictureSize?

  @Flag(help: "List each outlet and attribute of custom classes that could not be set.")
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
