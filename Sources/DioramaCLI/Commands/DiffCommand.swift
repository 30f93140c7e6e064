package import ArgumentParser
package import DioramaBuild

/// `diorama diff`: what changed between two files.
package struct DiffCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two of scene, xib and nib.",
    discussion: """
      Objects are matched by their ids; in nibs, which have none, by the outlets that lead to them, by their position \
      and by their content. A line begins with + for what was added, - for what was removed, > for what was moved and ~ for \
      what changed.

      Exit status: 0 where nothing differs, 1 where something does or a scene has errors.

      Example: diorama diff Old.nib SignIn.scene.yaml --json
      """
  )

  @Argument(help: "The old scene, xib or nib, or - for standard input.", completion: .documents)
  var old: String

  @Argument(help: "The new scene, xib or nib, or - for standard input.", completion: .documents)
  var new: String

  @Flag(help: "Print JSON for programs; its keys stay the same between versions.")
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
    diffFiles(old, new, settings: common.sources, asJSON: json, in: common.start(in: surroundings))
  }
}
