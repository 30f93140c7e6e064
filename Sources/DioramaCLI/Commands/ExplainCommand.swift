package import ArgumentParser
package import DioramaBuild

/// `diorama explain`: the page of a diagnostic.
package struct ExplainCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, or list them all.",
    discussion: """
      A page says what the diagnostic means, why it matters, and shows a wrong and a right example.

      Example: diorama explain unknown-property
      """
  )

  @Argument(help: "The diagnostic's id, as it stands in brackets in a message.")
  var id: String?

  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the page.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    explainDiagnostic(id, in: common.start(in: surroundings))
  }
}
