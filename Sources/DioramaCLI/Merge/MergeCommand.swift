package import ArgumentParser
package import DioramaDriver

/// `diorama merge`: two versions of an Interface Builder document into one.
package struct MergeCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "merge",
    abstract: "Merge two versions of an Interface Builder document.",
    discussion: """
      For use with Git: elements are matched by id, so that changes to different objects, or to different properties \
      of one object, do not conflict. If both versions changed the same thing, or one refers to something that the \
      other removed, nothing is written and the conflicts are printed.

      Exit status: 0 if the document is merged, 1 if there are conflicts.

      Example: diorama merge Base.xib Ours.xib Theirs.xib -o Merged.xib
      """
  )

  @Argument(help: "The common earlier version: a xib or a storyboard.", completion: .documents)
  var base: String

  @Argument(help: "This side's version.", completion: .documents)
  var ours: String

  @Argument(help: "The other side's version.", completion: .documents)
  var theirs: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, which can be one of the three; - or no option for standard output.",
      valueName: "file"
    ),
    completion: .documents
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The document's name in messages; the path of this side's version by default.",
      valueName: "path"
    )
  )
  var path: String?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Merges the documents.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = MergeRequest(
      base: base,
      ours: ours,
      theirs: theirs,
      output: output,
      name: path,
      settings: common.sources
    )
    return mergeFiles(request, in: common.start(in: surroundings))
  }
}
