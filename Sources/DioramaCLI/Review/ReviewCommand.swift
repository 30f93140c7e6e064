package import ArgumentParser
package import DioramaDriver
import LayoutEngine

/// `diorama review`: what a change does to screens.
package struct ReviewCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "review",
    abstract: "Show what a change does to screens: a page with pictures before and after.",
    discussion: """
      Compares two commits, or two files or folders: scenes, storyboards, xibs and nibs. Each screen is drawn before and \
      after in all variants: small and large screens, light and dark, large text, right to left, and every language that \
      it is translated into. Of the variants only those are shown that show something new, cropped to it; a change that \
      changes no pixel is told as that. Beside them are the changes, and the findings and the words of VoiceOver that are new or gone.

      The folder of --output-dir gets index.html, comment.md, review.json and pictures. Of the commits only data is taken: nothing of \
      them runs.

      Exit status: 0 if nothing differs, 1 if something differs or a scene has errors.

      Example: diorama review main..HEAD
      """
  )

  @Argument(help: "Two commits, such as main..HEAD; or the old file or folder.", completion: .nibsAndScenes)
  var old: String

  @Argument(help: "The new file or folder; omitted with commits.", completion: .nibsAndScenes)
  var new: String?

  @Option(
    help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory
  )
  var outputDir = "review"

  @Option(
    help: ArgumentHelp(
      "A device to compare, such as iphone-15 or ipad-landscape, in place of those of the configuration; may be repeated.",
      valueName: "name"
    ),
    completion: .list(LayoutScreen.deviceNames.map(\.name)),
    transform: NamedScreen.init
  )
  var device: [NamedScreen] = []

  @Option(
    help: ArgumentHelp(
      "The address that the folder of pictures will have on the web, so that the comment shows them.",
      valueName: "url"
    )
  )
  var imagesAt: String?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// A device by its name.
  struct NamedScreen {
    let name: String
    let size: PictureSize

    init(_ name: String) throws { (self.name, size) = (name.lowercased(), try PictureSize.device(name)) }
  }

  /// Checks that there are two sides.
  package func validate() throws {
    if new == nil, ReviewRevisions.range(old) == nil {
      throw ValidationError("Give two commits, such as main..HEAD, or two files or folders.")
    }
    if old == "-" || new == "-" { throw ValidationError("A review compares files, and no standard input.") }
  }

  /// Shows what changed.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings)
    var request = ReviewRequest(
      old: old,
      new: new ?? "",
      html: FilePath.join(outputDir, "index.html"),
      markdown: FilePath.join(outputDir, "comment.md"),
      pictures: FilePath.join(outputDir, "pictures"),
      settings: common.sources(with: limits)
    )
    request.folder = outputDir
    request.json = FilePath.join(outputDir, "review.json")
    request.address = imagesAt
    request.screens = device.map { ($0.name, $0.size) }
    guard new == nil, let range = ReviewRevisions.range(old) else { return reviewFiles(request, in: run) }
    guard let revisions = ReviewRevisions(range, in: run) else { return run.finish() }
    defer { revisions.remove() }
    (request.old, request.new, request.names) = (revisions.old, revisions.new, revisions.names)
    return reviewFiles(request, in: run)
  }
}
