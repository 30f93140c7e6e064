import CatalogReference
import Foundation
import SceneCatalog
import TestSupport
import Testing

/// The reference pages under Documentation/.
struct ReferencePagesTests {
  private static let folder = "Documentation/Reference"
  private static let pages = ReferencePages.make(of: SceneCatalog.builtIn)

  @Test("The checked-in pages are what the catalog makes, and there are no others")
  func areFresh() throws {
    for page in Self.pages {
      try Repository.expectFresh("\(Self.folder)/\(page.file)", page.text, command: "make docs")
    }
    if !Repository.isRecording { #expect(Repository.files(in: Self.folder) == Self.pages.map(\.file).sorted()) }
  }

  @Test("Every class has a page with a row for each property that it declares")
  func coverClasses() throws {
    let catalog = SceneCatalog.builtIn
    for name in catalog.classNames {
      let schema = try #require(catalog.schema(named: name))
      let page = try #require(Self.pages.first { $0.file == "\(name).md" }).text
      for property in schema.properties.values where property.declaringClass == name {
        #expect(page.contains("| `\(property.name)` | "), "\(name).\(property.name)")
      }
    }
  }

  @Test("Every link leads to a page, and every anchor to a heading")
  func linksLead() throws {
    let files = Set(Self.pages.map(\.file))
    let enumerations = try #require(Self.pages.first { $0.file == "Enumerations.md" }).text
    let anchors = Set(
      enumerations.matches(of: /\n## (.+)\n/).map { $0.1.lowercased().replacing(".", with: "") }
    )
    for page in Self.pages {
      for match in page.text.matches(of: /\]\(([^)#]+)(?:#([^)]+))?\)/) {
        #expect(files.contains(String(match.1)), "\(page.file): \(match.1)")
        if let anchor = match.2 { #expect(anchors.contains(String(anchor)), "\(page.file): \(anchor)") }
      }
    }
  }
}
