package import ArgumentParser
package import DioramaDriver

/// `diorama split`: scenes of storyboards in files of their own.
package struct SplitCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "split",
    abstract: "Move the scenes of a storyboard into files of their own, or back.",
    discussion: """
      Each scene in Main.storyboard.yaml becomes Main/<Name>.scene.yaml. Its text stays, but for the indentation, and \
      comments are kept. With --join, scenes that are files move into the storyboard's file. A scene that an alias \
      leads into or out of stays where it is.

      Example: diorama split Main.storyboard.yaml
      """
  )

  @Argument(
    help: "Storyboards, or folders to search for *.storyboard.yaml.",
    completion: .storyboards
  )
  var inputs: [String]

  @Flag(help: "Move scenes that are files into the storyboard's file.")
  var join = false

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Moves the scenes.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = SplitRequest(inputs: inputs, settings: common.sources(with: limits), joins: join)
    return splitStoryboards(request, in: common.start(in: surroundings, jobs: jobs))
  }
}
