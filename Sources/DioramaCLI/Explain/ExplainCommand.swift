package import ArgumentParser
import CatalogReference
package import DioramaDriver
import SceneCatalog

/// `diorama explain`: the page of a diagnostic, a rule, a class, a property or a topic.
package struct ExplainCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "explain",
    abstract: "Explain a diagnostic, a rule, a class, a property, an enumeration or a topic.",
    discussion: """
      A diagnostic or rule is explained with a wrong and a right example, a class with its properties, slots, \
      outlets and events, and Class.property with its type, default, cases and an example. The topics are \
      \(ExplainedNames.topics). Without a name, all diagnostics, rules and topics are listed. Custom classes are those of \
      --schemas or of the .diorama.yaml in this folder.

      Example: diorama explain UILabel.textAlignment
      """
  )

  @Argument(
    help: "A diagnostic's id, shown in brackets in messages, or the name of anything in a scene.",
    completion: .custom { _, _, prefix in ExplainCompletion.names(for: prefix) }
  )
  var name: String?

  // Of the options of every verb, only those for classes mean something here, and the discussion names them.
  @OptionGroup(visibility: .hidden) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the page.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    explain(ExplainRequest(name: name, settings: common.sources), in: common.start(in: surroundings))
  }
}

/// The names that shells offer for `diorama explain`.
enum ExplainCompletion {
  /// The names that can be explained; of the members of classes only those of the class that a word begins with.
  static func names(for prefix: String) -> [String] {
    let reference = ReferenceSearch(SceneCatalog.builtIn)
    let owner = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
    return ExplainedNames.pages + reference.names + (owner.map { reference.members(of: $0) } ?? [])
  }
}
