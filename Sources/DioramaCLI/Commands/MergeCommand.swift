package import ArgumentParser
package import DioramaBuild

/// `diorama merge`: two versions of an Interface Builder document into one.
package struct MergeCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of an Interface Builder document.",
    discussion: """
      Made for git: elements are matched by their ids, so that changes to different objects, or to different properties of \
      one, are no conflict. Nothing is guessed, and nothing is written where both versions changed the same thing or where \
      one refers to what the other removed; what is in conflict is printed.

      Exit status: 0 where the document is merged, 1 where there are conflicts.

      Example: diorama merge Base.xib Ours.xib Theirs.xib -o Merged.xib
      """
  )

  @Argument(help: "The version that both come from: a xib or a storyboard.", completion: .mergeable)
  var base: String

  @Argument(help: "The one version.", completion: .mergeable)
  var ours: String

  @Argument(help: "The other version.", completion: .mergeable)
  var theirs: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, which may be one of the three, or - for standard output, as without it.",
      valueName: "file"
    ),
    completion: .mergeable
  )
  var output: String?

  @Option(
    help: ArgumentHelp("What the document is called in messages; by default as the one version.", valueName: "path")
  )
  var path: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Merges the documents.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    mergeFiles(
      base: base,
      ours: ours,
      theirs: theirs,
      to: output,
      calledBy: path ?? ours,
      settings: common.sources,
      in: common.start(in: surroundings)
    )
  }
}
