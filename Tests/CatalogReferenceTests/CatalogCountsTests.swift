import CatalogReference
import Foundation
import SceneCatalog
import TestSupport
import Testing

/// What the README says about the catalog's size.
struct CatalogCountsTests {
  private static let counts = CatalogCounts(SceneCatalog.builtIn)

  @Test("The README has the numbers that the tool counts")
  func readme() throws {
    let readme = try Repository.text("README.md")
    let form = /\d+ classes with \d+ properties, \d+ enumerations, \d+ validation rules and \d+ lint rules/
    #expect(readme.matches(of: form).count == 1)
    try Repository.expectFresh(
      "README.md",
      readme.replacing(form, with: Self.counts.summary),
      command: "make docs"
    )
  }

  @Test("The README has the number of behaviors that tests hold")
  func behaviors() throws {
    let table = try Repository.text("Documentation/Conformance.md")
    let counted = try #require(table.firstMatch(of: /(\d+) of (\d+) are tested/))
    let readme = try Repository.text("README.md")
    let form = /\d+ of \d+ numbered points/
    #expect(readme.matches(of: form).count == 1)
    try Repository.expectFresh(
      "README.md",
      readme.replacing(form, with: "\(counted.output.1) of \(counted.output.2) numbered points"),
      command: "Scripts/conformance.py, then make docs"
    )
  }

  @Test("Every class and every enumeration counts, and each property once")
  func counts() {
    #expect(Self.counts.classes == CompiledSchemas.classNames.count)
    #expect(Self.counts.enumerations > 50)
    let catalog = SceneCatalog.builtIn
    let all = catalog.classNames.compactMap { catalog.schema(named: $0)?.propertyNames.count }.reduce(0, +)
    #expect(Self.counts.properties < all)
    #expect(Self.counts.text.split(separator: "\n").count == 10)
  }
}
