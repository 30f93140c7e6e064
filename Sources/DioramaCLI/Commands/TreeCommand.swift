package import ArgumentParser
package import DioramaBuild

/// `diorama tree`: the live objects of a nib or a scene.
package struct TreeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Load a nib or a scene, and print the view hierarchy.",
    discussion: """
      Objects are created with init(coder:), as in an application. A custom class is shown as the UIKit class it \
      derives from, and File's Owner as an object that accepts every outlet and action. Frames are shown after \
      layout; constraints are not solved, and a view that has some is marked 'unsolved'. Prototype cells are listed \
      below their table, marked as prototypes.

      Example: diorama tree SignIn.scene.yaml
      """
  )

  @Argument(help: "A nib or a scene, or - for either on standard input.", completion: .nibsAndScenes)
  var file: String

  @Option(help: ArgumentHelp("The size in points of the top-level views, such as 430x932.", valueName: "WxH"))
  var size: PictureSize?

  @Flag(help: "List each outlet and attribute of custom classes that could not be set.")
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
