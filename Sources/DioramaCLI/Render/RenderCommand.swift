package import ArgumentParser
package import DioramaDriver
import LayoutEngine

/// `diorama render`: the picture of a nib or a scene.
package struct RenderCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "render",
    abstract: "Load a nib, a scene or a document, and draw it as an SVG or PNG image.",
    discussion: """
      Without -o, X.scene.yaml is drawn to X.svg next to it; a file that ends with .png is a PNG image, the same to \
      the byte on every machine. Top-level views are drawn side by side, and so is each combination of the sizes, \
      devices, appearances, text sizes, directions and languages that are given. PNG images in asset catalogs and folders are \
      drawn, other images as frames with their names, and custom classes as the UIKit classes they derive from. \
      Prototype cells are drawn as rows and items, and a date picker without a date shows January 15, 2025, 9:41.

      A storyboard is drawn as a map: a card for each scene where Interface Builder shows it, or in columns from the \
      entry, which is marked, and arrows for segues by their kinds, dashed for ways back. --scene draws one scene.

      Example: diorama render SignIn.scene.yaml -o SignIn.png --device iphone-15 --appearance light --appearance dark
      """
  )

  @Argument(
    help: InputHelp.one,
    completion: .nibsAndScenes
  )
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The size in points of the top-level views, such as 430x932; given several times, one picture shows all sizes.",
      valueName: "WxH"
    ),
    completion: PictureSize.completion,
    transform: PictureSize.read
  )
  var size: [PictureSize] = []

  @Option(help: "Draw all phone sizes, tablet sizes or both, in both orientations, or the common sizes.")
  var sizes: ScreenGroup?

  @Option(
    help: ArgumentHelp(
      "A device whose screen the top-level views fill, such as iphone-15, ipad or ipad-landscape; may be repeated.",
      valueName: "name"
    ),
    completion: .list(LayoutScreen.deviceNames.map(\.name)),
    transform: PictureSize.device
  )
  var device: [PictureSize] = []

  @Option(help: "Draw the light or the dark appearance; may be repeated.")
  var appearance: [PictureAppearance] = []

  @Option(
    help: ArgumentHelp("The size of text that the user prefers: XS to XXXL, or AX1 to AX5; may be repeated."),
    completion: .list(PictureTextSize.names),
    transform: PictureTextSize.init
  )
  var contentSize: [PictureTextSize] = []

  @Option(help: "Draw the interface as read from left to right or from right to left; may be repeated.")
  var direction: [PictureDirection] = []

  @OptionGroup(title: LocaleOptions.title) var locales: LocaleOptions

  @Option(help: "How many pixels of a PNG image a point has, from 0.1 to 8; 2 by default.")
  var scale = PictureLook().scale

  @Option(
    help: "How an SVG image has its text: as text, set by the viewer's fonts, or as outlines, alike in every viewer."
  )
  var text = PictureLook().text

  @Option(help: "The edition of the system whose controls and bars are drawn.")
  var look = PictureSystem.ios18

  @Flag(help: "Draw the edge of a device around each screen, with its status bar and home indicator.")
  var deviceOutline = false

  @Option(
    help: ArgumentHelp("The safe area insets of the screen in points, such as 59,0,34,0.", valueName: "T,L,B,R"),
    transform: SafeAreaText.insets
  )
  var safeArea: LayoutInsets?

  @Flag(help: "List each outlet and attribute of custom classes that could not be set.")
  var verbose = false

  @Option(help: ArgumentHelp("The scene of a storyboard to draw, in place of the map of all.", valueName: "name"))
  var scene: String?

  @Flag(help: "Draw the map of a storyboard without pictures of its scenes.")
  var outline = false

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks the numbers.
  package func validate() throws {
    guard PictureLook.scales.contains(scale) else { throw ValidationError("--scale must be from 0.1 to 8.") }
  }

  /// Draws the picture.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = RenderRequest(
      file: file,
      output: output,
      choices: PictureChoice.all(
        screens: ScreenGroup.screens(device + size, and: sizes, safeArea: safeArea),
        appearances: appearance,
        textSizes: contentSize,
        directions: direction,
        locales: locales.locale
      ),
      look: PictureLook(scale: scale, text: text, hasDeviceOutline: deviceOutline),
      settings: common.sources(with: limits),
      isVerbose: verbose
    )
    request.look.system = look
    (request.scene, request.isOutline, request.catalog) = (scene, outline, locales.catalog)
    let run = common.start(in: surroundings)
    return ShownStoryboard.isOne(file, in: run) ? renderStoryboard(request, in: run) : renderScene(request, in: run)
  }
}
