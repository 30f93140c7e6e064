package import ArgumentParser
package import DioramaDriver
import LayoutEngine

/// `diorama tree`: the live objects of a nib or a scene.
package struct TreeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "tree",
    abstract: "Load a nib, a scene or a document, and print the view hierarchy.",
    discussion: """
      Objects are created with init(coder:), as in an application. A custom class is shown as the UIKit class it \
      derives from, and File's Owner as an object that accepts every outlet and action. Frames are shown after \
      layout. Prototype cells are listed below their table, marked as prototypes.

      A top-level view takes the size of --size or --device, else of its own frame, else of the scene's canvas, else 393x852. The \
      view of a controller has the safe area of the device with a screen of that size.

      Of a storyboard, all scenes are printed, or the one that --scene names, each with what its containers and views embed.

      Example: diorama tree SignIn.scene.yaml
      """
  )

  @Argument(
    help: InputHelp.one,
    completion: .nibsAndScenes
  )
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
    help: ArgumentHelp(
      "A device whose screen the top-level views fill, such as iphone-15, ipad or ipad-landscape.",
      valueName: "name"
    ),
    completion: .list(LayoutScreen.deviceNames.map(\.name)),
    transform: PictureSize.device
  )
  var device: PictureSize?

  @Option(help: "The light or the dark appearance.")
  var appearance = PictureAppearance.light

  @Option(
    help: ArgumentHelp("The size of text that the user prefers: XS to XXXL, or AX1 to AX5; L by default."),
    completion: .list(PictureTextSize.names),
    transform: PictureTextSize.init
  )
  var contentSize: PictureTextSize?

  @Option(help: "Read from left to right or from right to left; by default as the language is.")
  var direction: PictureDirection?

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
    if size != nil, device != nil { throw ValidationError("--size and --device cannot be given together.") }
    if json, verbose { throw ValidationError("--json and --verbose cannot be given together.") }
    if locales.locale.count > 1 { throw ValidationError("--locale is given once.") }
  }

  /// Prints the hierarchy.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = TreeRequest(
      file: file,
      choice: PictureChoice.all(
        screens: [ScreenChoice(size: device ?? size, safeArea: safeArea)],
        appearances: [appearance],
        textSizes: contentSize.map { [$0] } ?? [],
        directions: direction.map { [$0] } ?? [],
        locales: locales.locale
      )[0],
      form: json ? .json : .text(isVerbose: verbose),
      scene: scene,
      settings: common.sources(with: limits)
    )
    request.catalog = locales.catalog
    return printHierarchy(request, in: common.start(in: surroundings))
  }
}
