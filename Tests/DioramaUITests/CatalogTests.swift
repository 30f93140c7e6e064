import DioramaUI
import NibArchive
import Testing
import UITestSupport

/// Every class of the catalog, by `CatalogTable`.
@MainActor
@Suite struct CatalogTests {
  @Test(arguments: CatalogTable.classes.map(\.name))
  func whatAnObjectMadeInCodeStartsWith(className: String) throws {
    let object = try #require(ProgrammaticObjects.make(className))
    for row in rows(className) where row.inCode != "*" {
      #expect(try text(row.property, of: object) == row.inCode, "\(className).\(row.property)")
    }
  }

  @Test(arguments: CatalogTable.classes.map(\.name))
  func whatAnArchiveWithoutKeysMeans(className: String) throws {
    let object = try #require(try NibBuilder.load(className))
    for row in rows(className) where row.withoutKeys != "*" {
      #expect(try text(row.property, of: object) == row.withoutKeys, "\(className).\(row.property)")
    }
  }

  @Test(arguments: CatalogTable.classes.map(\.name))
  func whatEveryKeyMeans(className: String) throws {
    for row in rows(className) where row.key != "-" {
      var nib = NibBuilder()
      let value = try #require(CatalogValue.archived(row.archived, &nib), "\(className).\(row.property)")
      let path = row.key.split(separator: "/").map(String.init)
      var node = nib.node(path.count == 2 ? "UITapRecognizer" : className, [path[path.count - 1]: value])
      if path.count == 2 { node = nib.node(className, [path[0]: .object(node)]) }
      nib.topLevel = [node]
      let object = try #require(try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first)
      #expect(try text(row.property, of: object) == row.reads, "\(className).\(row.property)")
    }
  }

  private func rows(_ className: String) -> [CatalogTable.Row] {
    CatalogTable.classes.first { $0.name == className }?.rows ?? []
  }

  private func text(_ property: String, of object: NSObject) throws -> String {
    CatalogValue.text(try UIRuntime.shared.classes.value(forKeyPath: property, of: object))
  }
}
