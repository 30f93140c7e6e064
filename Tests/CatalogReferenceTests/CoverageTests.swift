import CatalogReference
import Foundation
import SceneCatalog
import SceneDiagnostics
import TestSupport
import Testing

/// The catalog and the lists of what is left out account for everything that real files hold.
struct CoverageTests {
  private static let data = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/data").path
  private static let isThere = FileManager.default.fileExists(atPath: data + "/xib-inventory.txt")
  private static let lists = "Schemas/InterfaceBuilder"

  private func inventory(_ name: String) throws -> String {
    try String(contentsOfFile: "\(Self.data)/\(name)", encoding: .utf8)
  }

  private func reasons(_ name: String) throws -> CoverageReasons {
    let text = try Repository.text("\(Self.lists)/\(name)")
    let found = CoverageReasons.read(SourceText(path: name, text: text))
    #expect(found.diagnostics.isEmpty)
    return found.value
  }

  @Test(
    "Every attribute of the inventory is in the catalog or has a reason",
    .enabled(if: isThere, "the inventory lies beside the package, in shared/data")
  )
  func attributes() throws {
    let inventory = Inventory(documents: try inventory("xib-inventory.txt"))
    #expect(inventory.entries.count > 500)
    let reasons = try reasons("attributes.yaml")
    let report = CoverageReport.attributes(inventory, catalog: SceneCatalog.builtIn, reasons: reasons)
    #expect(report.unexplained.isEmpty, "\(report.text)")
  }

  @Test(
    "Every coder key of the inventories is in the catalog or has a reason",
    .enabled(if: isThere, "the inventories lie beside the package, in shared/data"),
    arguments: ["nib-keys-coder10.txt", "nib-keys-coder9.txt"]
  )
  func coderKeys(file: String) throws {
    let inventory = Inventory(nibKeys: try inventory(file))
    #expect(inventory.entries.count > 300)
    let reasons = try reasons("coder-keys.yaml")
    let report = CoverageReport.coderKeys(inventory, catalog: SceneCatalog.builtIn, reasons: reasons)
    #expect(report.unexplained.isEmpty, "\(report.text)")
  }

  @Test("No reason is given for what the catalog has")
  func listsAreUpToDate() throws {
    let catalog = SceneCatalog.builtIn
    let attributes = try reasons("attributes.yaml")
    let keys = try reasons("coder-keys.yaml")
    let coveredAttributes = CoverageReport.attributes(
      Inventory(attributes.entries),
      catalog: catalog,
      reasons: attributes
    )
    let coveredKeys = CoverageReport.coderKeys(Inventory(keys.entries), catalog: catalog, reasons: keys)
    #expect(coveredAttributes.covered == [])
    #expect(coveredKeys.covered == [])
    #expect(coveredAttributes.explained.count > 10 && coveredKeys.explained.count > 10)
  }

  /// What a value is written as counts as the catalog's, since its types are.
  private static let archivedValues = [
    "NSAttributedString", "NSMutableAttributedString", "NSMutableParagraphStyle", "NSParagraphStyle", "UIFont",
    "UIFontDescriptor", "UIImageNibPlaceholder",
  ]

  @Test("What the catalog declares is left out key by key, each with a reason of its own")
  func reasonsStandForOneKey() throws {
    let catalog = SceneCatalog.builtIn
    let elements = CoverageReport.elements(of: catalog)
    let attributes = try reasons("attributes.yaml").wholeOwners.filter { elements.contains($0) }
    let classes = Set(catalog.classNames + Self.archivedValues)
    let keys = try reasons("coder-keys.yaml").wholeOwners.filter { classes.contains($0) }
    #expect(attributes == [])
    #expect(keys == [])
  }

  @Test("Inventories of both kinds are read line by line")
  func inventories() {
    let documents = Inventory(
      documents: "# note\nlabel (2) <- view\n    text(2)= Hi|Ho\n    opaque(1)= NO\nview (1) <- label, key (1)\n"
    )
    #expect(documents.entries.map { "\($0.owner).\($0.name)" } == ["label.text", "label.opaque"])
    let keys = Inventory(nibKeys: "files 2\n\nUILabel (2)\n   UIText   2/2  ref  e.g. a\n\nUIView (1)\n")
    #expect(keys.entries.map { "\($0.owner).\($0.name)" } == ["UILabel.UIText"])
  }

  @Test("A reason stands for an attribute, for all of an element, or for an attribute of every element")
  func reasonForms() {
    let source = SourceText(
      path: "reasons.yaml",
      text: "everywhere: {id: names}\nlabel: {old: older form}\nfont: a value\n"
    )
    let reasons = CoverageReasons.read(source).value
    let inventory = Inventory(
      documents: "label (1)\n    id(1)= 1\n    text(1)= A\n    old(1)= 1\n    odd(1)= 1\nfont (1)\n    size(1)= 1\n"
    )
    let report = CoverageReport.attributes(inventory, catalog: SceneCatalog.builtIn, reasons: reasons)
    #expect(report.covered.map(\.name) == ["text"])
    #expect(report.explained.map(\.name) == ["id", "old", "size"])
    #expect(
      report.text == """
        attributes: 5 in the inventory, 1 in the catalog, 3 left out with a reason, 1 unexplained
          label odd

        """
    )
  }
}
