package import ArgumentParser
package import DioramaDriver

/// `diorama catalog`: how much of UIKit the catalog declares.
package struct CatalogCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "catalog",
    abstract: "Count what the class catalog declares.",
    discussion: """
      Custom classes are counted if --schemas or .diorama.yaml names them. With a 'target' in .diorama.yaml, newer \
      declarations are counted too. 'diorama explain UILabel' shows one class.

      --coverage compares the catalog with inventories of Interface Builder documents (xib-inventory.txt) and of \
      nibs (nib-keys-coder10.txt), and prints each attribute and coder key that is neither in the catalog nor in the \
      lists of --reasons.

      Example: diorama catalog
      """
  )

  @Option(help: ArgumentHelp("The folder with the two inventories.", valueName: "dir"), completion: .directory)
  var coverage: String?

  @Option(
    help: ArgumentHelp("The folder with attributes.yaml and coder-keys.yaml.", valueName: "dir"),
    completion: .directory
  )
  var reasons = "Schemas/InterfaceBuilder"

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the counts.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = CatalogRequest(coverage: coverage, reasons: reasons, settings: common.sources)
    return printCatalog(request, in: common.start(in: surroundings))
  }
}
