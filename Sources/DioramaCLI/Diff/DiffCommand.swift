package import ArgumentParser
package import DioramaDriver

/// `diorama diff`: what changed between two files.
package struct DiffCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "diff",
    abstract: "Show the differences between two scenes, storyboards, xibs or nibs.",
    discussion: """
      Objects are matched by id, or in nibs, which have no ids, by outlets, position and content. A line begins with \
      + for an added, - for a removed, > for a moved and ~ for a changed object.

      With --html, --markdown or --pictures, two folders can be compared as well: files are paired by their paths, \
      and scenes, xibs and nibs that differ are shown before and after, as by 'diorama review'. The page of --html \
      loads nothing, neither from the web nor from other files.

      Exit status: 0 if nothing differs, 1 if something differs or a scene has errors.

      Example: diorama diff Old.nib SignIn.scene.yaml --json
      """
  )

  @Argument(help: "The old scene, xib or nib, or - for standard input.", completion: .nibsAndScenes)
  var old: String

  @Argument(help: "The new scene, xib or nib, or - for standard input.", completion: .nibsAndScenes)
  var new: String

  @Flag(help: "Print JSON for programs; the keys are stable between versions.")
  var json = false

  @Option(
    help: ArgumentHelp("Write a page with pictures of what changed, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write what changed as Markdown, for a comment; or - for standard output.",
      valueName: "file"
    ),
    completion: .file(extensions: ["md"])
  )
  var markdown: String?

  @Option(
    help: ArgumentHelp("Write the pictures as PNG images into a folder.", valueName: "folder"),
    completion: .directory
  )
  var pictures: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the arguments go together.
  package func validate() throws {
    if old == "-", new == "-" { throw ValidationError("Only one of the files can be standard input.") }
    guard hasPictures else { return }
    if json { throw ValidationError("--json cannot be given with --html, --markdown or --pictures.") }
    if html == "-", markdown == "-" { throw ValidationError("Only one of the outputs can be standard output.") }
  }

  /// Whether the differences are shown in pictures.
  private var hasPictures: Bool { html != nil || markdown != nil || pictures != nil }

  /// Shows the differences.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings)
    guard hasPictures else {
      return diffFiles(DiffRequest(old: old, new: new, isJSON: json, settings: common.sources), in: run)
    }
    let request = ReviewRequest(
      old: old,
      new: new,
      html: html,
      markdown: markdown,
      pictures: pictures,
      settings: common.sources
    )
    return reviewFiles(request, in: run)
  }
}
