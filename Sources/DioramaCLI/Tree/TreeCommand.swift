package import ArgumentParser
package import DioramaDriver
import LayoutEngine

/// `diorama tree`: the live objects of a nib or a scene.
package struct TreeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "tree",
    abstract: "Load a nib or a scene, and print the view hierarchy.",
    discussion: """
      Objects are created with init(coder:), as in an application. A custom class is shown as the UIKit class it \
      derives from, and File's Owner as an object that accepts every outlet and action. Frames are shown after \
      layout. Prototype cells are listed below their table, marked as prototypes.

      A top-level view takes the size of --size, else of its own frame, else of the scene's canvas, else 393x852. The \
      view of a controller has the safe area of the device with a screen of that size.

      Of a storyboard, --scene names the scene; what its containers and views embed is in it.

      Example: diorama tree SignIn.scene.yaml
      """
  )

  @Argument(help: "A nib or a scene, or - for either on standard input.", completion: .nibsAndScenes)
  var file: String

  @Flag(help: "Print JSON for programs; the keys are stable between versions.")
  var json = false

  @Option(
    help: ArgumentHelp("The size in points of the top-level views, such as 430x932.", valueName: "WxH"),
    completion: PictureSize.completion,
    transform: PictureSize.read
  )
  var size: PictureSize?

  @Option(
    help: ArgumentHelp("The safe area insets of the screen in points, such as 59,0,34,0.", valueName: "T,L,B,R"),
    transform: SafeAreaText.insets
  )
  var safeArea: LayoutInsets?

  @Flag(help: "List each outlet and attribute of custom classes that could not be set.")
  var verbose = false

  @Option(help: ArgumentHelp("The scene of a storyboard.", valueName: "name"))
  var scene: String?

  @OptionGroup(title: LocaleOptions.title) var locales: LocaleOptions

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Rejects options that cannot be combined.
  package func validate() throws {
    if json, verbose { throw ValidationError("--json and --verbose cannot be given together.") }
    if locales.locale.count > 1 { throw ValidationError("--locale is given once.") }
  }

  /// Prints the hierarchy.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = TreeRequest(
      file: file,
      screen: ScreenChoice(size: size, safeArea: safeArea),
      form: json ? .json : .text(isVerbose: verbose),
      scene: scene,
      settings: common.sources(with: limits)
    )
    (request.locale, request.catalog) = (locales.locale.first, locales.catalog)
    let run = common.start(in: surroundings)
    return ShownStoryboard.isOne(file, in: run)
      ? printStoryboardHierarchy(request, in: run) : printHierarchy(request, in: run)
  }
}
