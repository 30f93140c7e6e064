package import ArgumentParser
package import DioramaDriver

/// `diorama diff`: what changed between two files.
package struct DiffCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the differences between two scenes, storyboards, xibs or nibs.",
    discussion: """
      Objects are matched by id, or in nibs, which have no ids, by outlets, position and content. A line begins with \
      + for an added, - for a removed, > for a moved and ~ for a changed object.

      Exit status: 0 if nothing differs, 1 if something differs or a scene has errors.

      Example: diorama diff Old.nib SignIn.scene.yaml --json
      """
  )

  @Argument(help: "The old scene, xib or nib, or - for standard input.", completion: .documents)
  var old: String

  @Argument(help: "The new scene, xib or nib, or - for standard input.", completion: .documents)
  var new: String

  @Flag(help: "Print JSON for programs; the keys are stable between versions.")
  var json = false

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Holds the arguments against each other.
  package func validate() throws {
    if old == "-", new == "-" { throw ValidationError("Only one of the files can be standard input.") }
  }

  /// Compares the files.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = DiffRequest(old: old, new: new, isJSON: json, settings: common.sources)
    return diffFiles(request, in: common.start(in: surroundings))
  }
}
