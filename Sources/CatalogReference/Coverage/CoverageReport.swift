package import SceneCatalog

/// Which attributes or coder keys of real files the catalog covers.
package struct CoverageReport: Sendable {
  /// The name of the entries in the report: `attributes` or `coder keys`.
  package var subject: String
  package var covered: [Inventory.Entry] = []
  package var explained: [Inventory.Entry] = []
  package var unexplained: [Inventory.Entry] = []

  /// Divides an inventory into covered entries, entries with a reason, and others.
  private init(
    _ subject: String,
    _ inventory: Inventory,
    reasons: CoverageReasons,
    isCovered: (Inventory.Entry) -> Bool
  ) {
    self.subject = subject
    for entry in inventory.entries {
      if isCovered(entry) {
        covered.append(entry)
      } else if reasons.reason(for: entry) != nil {
        explained.append(entry)
      } else {
        unexplained.append(entry)
      }
    }
  }

  /// Compares the attributes of Interface Builder documents with the catalog.
  package static func attributes(
    _ inventory: Inventory,
    catalog: SceneCatalog,
    reasons: CoverageReasons
  ) -> CoverageReport {
    let attributes = CatalogAttributes(catalog)
    return CoverageReport("attributes", inventory, reasons: reasons) { attributes.contains($0) }
  }

  /// Compares the coder keys of nibs with the catalog.
  package static func coderKeys(
    _ inventory: Inventory,
    catalog: SceneCatalog,
    reasons: CoverageReasons
  ) -> CoverageReport {
    let keys = CatalogCoderKeys(catalog)
    return CoverageReport("coder keys", inventory, reasons: reasons) { keys.contains($0) }
  }

  /// The elements of Interface Builder that stand for objects of the catalog's classes.
  package static func elements(of catalog: SceneCatalog) -> Set<String> { CatalogAttributes(catalog).elements }

  /// The counts, then a line for each entry without a reason.
  package var text: String {
    let total = covered.count + explained.count + unexplained.count
    let head =
      "\(subject): \(total) in the inventory, \(covered.count) in the catalog, "
      + "\(explained.count) left out with a reason, \(unexplained.count) unexplained\n"
    return head + unexplained.map { "  \($0.owner) \($0.name)\n" }.joined()
  }
}
