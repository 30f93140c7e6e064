package import ArgumentParser
package import DioramaDriver

/// `diorama inspect`: what a nib or a scene holds.
package struct InspectCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "inspect",
    abstract: "Show the contents of a nib, or of what a scene or a document compiles to.",
    discussion: """
      A number after @ is the index of an object in the nib; --objects lists every object with all its values.

      Example: diorama inspect SignIn.nib --json
      """
  )

  @Argument(
    help: InputHelp.one,
    completion: .nibsAndScenes
  )
  var file: String

  @Flag(help: "Print JSON for programs; the keys are stable between versions.")
  var json = false

  @Flag(help: "List every object with all its keys and values.")
  var objects = false

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks that the options go together.
  package func validate() throws {
    if json, objects { throw ValidationError("--json and --objects cannot be given together.") }
  }

  /// Inspects the file.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let form: InspectionForm = json ? .json : objects ? .objects : .summary
    let request = InspectRequest(file: file, form: form, settings: common.sources(with: limits))
    return inspectFile(request, in: common.start(in: surroundings))
  }
}
