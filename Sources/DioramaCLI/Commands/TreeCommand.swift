package import ArgumentParser
package import DioramaBuild

/// `diorama tree`: the live objects of a nib or a scene.
package struct TreeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Load a nib or a scene, and print the live hierarchy.",
    discussion: """
      The objects are made by init(coder:), as in an application. A class of yours is shown as the UIKit class it \
      derives from, and File's Owner as an object that takes every outlet and action. \
      Frames are those after layout; constraints are not solved, and a view that has some is marked 'unsolved'. \
      Cells that code takes by their reuse identifiers stand below their table, marked as prototypes.

      Example: diorama tree SignIn.scene.yaml
      """
  )

  @Argument(help: "A nib or a scene, or - for either on standard input.", completion: .nibsAndScenes)
  var file: String

  @Option(help: ArgumentHelp("The size in points of the views at the top level, such as 430x932.", valueName: "WxH"))
  var size: PictureSize?

  @Flag(help: "Name each outlet and attribute of your own classes that could not be set.")
  var verbose = false

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the hierarchy.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    printHierarchy(
      of: file,
      size: size,
      settings: common.sources(with: limits),
      isVerbose: verbose,
      in: common.start(in: surroundings)
    )
  }
}
