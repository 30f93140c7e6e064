package import ArgumentParser
package import DioramaDriver

/// `diorama snapshots`: what the snapshot tests of a package have recorded.
package struct SnapshotsCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "snapshots",
    abstract: "Show the snapshots of tests on one page, or name those that no test asks for.",
    discussion: """
      Snapshots are the files that assertScene of DioramaSnapshots records in folders named __Snapshots__ beside the \
      tests. A snapshot is stale if the source of its test is gone, or has no test of that name.

      Exit status: 1 if a snapshot is stale.

      Example: diorama snapshots Tests --html Snapshots.html --stale
      """
  )

  @Argument(help: "A folder with tests.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp("The page to write, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Flag(help: "Name the files that no test asks for.")
  var stale = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that something is asked for.
  package func validate() throws {
    if html == nil, !stale { throw ValidationError("Give --html, --stale or both.") }
  }

  /// Shows the snapshots.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = SnapshotsRequest(folder: folder, html: html, findsStale: stale)
    return showSnapshots(request, in: common.start(in: surroundings))
  }
}
