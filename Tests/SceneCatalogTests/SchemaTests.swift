import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneModel
import Testing

/// The catalog's own schemas are sound.
@Suite struct SchemaTests {
  static let catalog = SceneCatalog()

  @Test(arguments: BuiltInSchemas.allNames)
  func readsWithoutDiagnostics(name: String) throws {
    let source = try #require(BuiltInSchemas.source(named: name))
    let (_, problems) = SceneCatalog.reading([source])
    let lines = problems.map { GCCRenderer().render($0.diagnostics, in: $0.source) }
    // Read as an application's, the root class alone lacks a superclass.
    #expect(lines.filter { !$0.contains("names its superclass") }.isEmpty, "\(lines)")
  }

  @Test(arguments: BuiltInSchemas.classNames)
  func resolves(name: String) throws {
    let schema = try #require(Self.catalog.schema(named: name))
    #expect(schema.lineage.last == "NSObject")
    #expect(!schema.summary.isEmpty)
    for property in schema.properties.values {
      #expect(!property.summary.isEmpty, "\(name).\(property.name) has no summary")
      #expect(property.defaultValue != .invalid)
      #expect(property.absentValue != .invalid)
      if let minimum = property.minimum, let maximum = property.maximum { #expect(minimum <= maximum) }
    }
  }

  /// Every property with a coder key has a place in the encode order.
  @Test(arguments: BuiltInSchemas.classNames)
  func keysHaveAPlace(name: String) throws {
    let schema = try #require(Self.catalog.schema(named: name))
    let places = Set(schema.keys.map(\.key))
    for property in schema.properties.values where property.container == nil {
      if let key = property.key {
        #expect(places.contains(key), "\(name): '\(key)' of '\(property.name)' has no place")
      }
    }
    #expect(places.count == schema.keys.count, "\(name) has a key twice")
  }
}
