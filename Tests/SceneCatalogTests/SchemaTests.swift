import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import TestSupport
import Testing

/// The catalog's own schemas are sound.
@Suite struct SchemaTests {
  static let catalog = SceneCatalog()

  @Test(arguments: CompiledSchemas.allNames)
  func readsWithoutDiagnostics(name: String) throws {
    let source = try #require(SchemaFiles.sources[name])
    let (_, problems) = SceneCatalog.reading([source])
    let lines = problems.map { GCCRenderer().render($0.diagnostics, in: $0.source) }
    // Read as an application's, the root class alone lacks a superclass.
    #expect(lines.filter { !$0.contains("needs its superclass") }.isEmpty, "\(lines)")
  }

  @Test(arguments: CompiledSchemas.classNames)
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

  @Test(arguments: CompiledSchemas.classNames)
  func membersHaveSummaries(name: String) throws {
    let schema = try #require(Self.catalog.schema(named: name))
    for outlet in schema.outlets.values { #expect(!outlet.summary.isEmpty, "\(name).\(outlet.name) has no summary") }
    for slot in schema.slots.values where !slot.accepts.isEmpty {
      #expect(!slot.summary.isEmpty, "\(name).\(slot.name) has no summary")
    }
  }

  /// What is deprecated says what to do instead, or why there is nothing to do.
  @Test(arguments: CompiledSchemas.allNames)
  func deprecationsGiveAdvice(name: String) {
    var texts: [String: String] = [:]
    if let schema = Self.catalog.schema(named: name) {
      texts[name] = schema.deprecation
      for property in schema.properties.values { texts[property.name] = property.deprecation }
      for color in schema.constants { texts[color.name] = color.deprecation }
    }
    for found in Self.catalog.enumeration(named: name)?.cases ?? [] { texts[found.name] = found.deprecation }
    for (member, text) in texts { #expect(Deprecation(text)?.advice != nil, "\(name).\(member): \(text)") }
  }

  /// An enumeration that no property has is one that the language itself reads.
  @Test func enumerationsAreUsed() throws {
    var used: Set<String> = []
    func use(_ type: PropertyType) { if case .named(let name) = type { used.insert(name) } }
    for schema in CompiledSchemas.allNames.compactMap({ Self.catalog.schema(named: $0) }) {
      for property in schema.properties.values {
        use(property.type)
        if let keys = property.keyedBy { used.insert(keys) }
      }
    }
    let readers = [
      ValueReader.attributeTypes, ValueReader.paragraphTypes, ValueReader.tabStopTypes, ConfigurationKind.button.parts,
      ConfigurationKind.listContent.parts,
      ConfigurationKind.background.parts,
    ]
    readers.flatMap(\.values).forEach(use)
    used.formUnion(SceneKeys.traits.values)
    used.formUnion(SceneKeys.Segue.allCases.compactMap(\.enumeration))
    // Fonts and symbols name their types in code.
    let sources = try ["SceneCatalog/Values", "SceneCompiler/Lowering", "SceneCompiler/Emission"].map(Self.swiftText)
    for name in CompiledSchemas.allNames where Self.catalog.enumeration(named: name) != nil {
      #expect(used.contains(name) || sources.contains { $0.contains("\"\(name)\"") }, "nothing uses \(name)")
    }
  }

  private static func swiftText(in folder: String) throws -> String {
    let files = Repository.files(in: "Sources/\(folder)").filter { $0.hasSuffix(".swift") }
    return try files.map { try Repository.text("Sources/\(folder)/\($0)") }.joined()
  }

  /// Every property with a coder key is in the encode order.
  @Test(arguments: CompiledSchemas.classNames)
  func keysAreOrdered(name: String) throws {
    let schema = try #require(Self.catalog.schema(named: name))
    let ordered = Set(schema.keys.map(\.key))
    for property in schema.properties.values where property.container == nil {
      if let key = property.key {
        #expect(ordered.contains(key), "\(name): '\(key)' of '\(property.name)' is not ordered")
      }
    }
    #expect(ordered.count == schema.keys.count, "\(name) has a key twice")
  }
}
