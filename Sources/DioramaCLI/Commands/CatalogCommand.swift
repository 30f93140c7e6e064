package import ArgumentParser
package import DioramaBuild

/// `diorama catalog`: how much of UIKit the catalog declares.
package struct CatalogCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Count what the class catalog declares.",
    discussion: """
      The classes of your own count where --schemas or .diorama.yaml name them; with a target, what came after it \
      is counted too.

      --coverage holds the catalog against inventories of Interface Builder documents (xib-inventory.txt) and of nibs \
      (nib-keys-coder10.txt): each attribute and each coder key is in the catalog, or has a reason in the lists of \
      --reasons, or is printed.

      Example: diorama catalog --coverage Inventories
      """
  )

  @Option(help: ArgumentHelp("The folder of the two inventories.", valueName: "dir"))
  var coverage: String?

  @Option(help: ArgumentHelp("The folder of attributes.yaml and coder-keys.yaml.", valueName: "dir"))
  var reasons = "Schemas/InterfaceBuilder"

  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Prints the counts.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = common.start(in: surroundings)
    return printCatalog(coverage: coverage, reasons: reasons, settings: common.sources, in: run)
  }
}
