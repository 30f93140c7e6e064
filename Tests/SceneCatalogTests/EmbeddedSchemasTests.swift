import Foundation
import SceneCatalog
import SceneDiagnostics
import TestSupport
import Testing

/// The declarations inside the executable are what the files under `Schemas/` say.
@Suite struct EmbeddedSchemasTests {
  @Test func areFresh() throws {
    let expected = try Self.sourceFile()
    try Repository.expectFresh(
      "Sources/SceneCatalog/BuiltIn/EmbeddedSchemas.swift",
      expected,
      command: "make schemas"
    )
  }

  @Test(arguments: CompiledSchemas.allNames)
  func saysWhatTheFileSays(name: String) throws {
    let compiled = SceneCatalog()
    guard let read = SchemaFiles.catalog.schema(named: name) else {
      let read = try #require(SchemaFiles.catalog.enumeration(named: name))
      #expect(compiled.enumeration(named: name) == read)
      return
    }
    let schema = try #require(compiled.schema(named: name))
    #expect(schema.lineage == read.lineage)
    #expect(schema.archivedName == read.archivedName)
    #expect(schema.summary == read.summary)
    #expect(schema.initializer == read.initializer)
    #expect(
      [schema.element].compactMap { $0 } + schema.otherElements == [read.element].compactMap { $0 } + read.otherElements
    )
    #expect([schema.availability, schema.deprecation] == [read.availability, read.deprecation])
    #expect(schema.isAbstract == read.isAbstract)
    #expect(schema.isCustom == read.isCustom)
    #expect(schema.placement == read.placement)
    #expect(schema.sendsUnnamedAction == read.sendsUnnamedAction)
    #expect(schema.sentEvents == read.sentEvents)
    #expect(schema.propertyNames == read.propertyNames)
    #expect(schema.slotNames == read.slotNames)
    #expect(schema.outletNames == read.outletNames)
    #expect(schema.events == read.events)
    #expect(schema.actions == read.actions)
    #expect(schema.constants == read.constants)
    #expect(schema.keys == read.keys)
    for name in read.propertyNames { #expect(schema.properties[name]?.unplaced == read.properties[name]?.unplaced) }
    for name in read.slotNames { #expect(schema.slots[name]?.unplaced == read.slots[name]?.unplaced) }
    for name in read.outletNames { #expect(schema.outlets[name]?.unplaced == read.outlets[name]?.unplaced) }
  }

  private static func sourceFile() throws -> String {
    let catalog = SchemaFiles.catalog
    let names = SchemaFiles.names.map { "    \"\($0)\"," }
    let classes = SchemaFiles.names.filter { isClass($0) }.map { "    \"\($0)\"," }
    let cases = try SchemaFiles.names.enumerated().map { index, name in
      "    case \(index): \(literal(try #require(CompiledSchemas.text(of: name, in: catalog), "\(name)")))"
    }
    return """
      // swift-format-ignore-file
      // Made from Schemas/ by `make schemas`; a test says when it is out of date.

      /// The declarations of the schema files, as `DeclarationWriter` writes them.
      enum EmbeddedSchemas {
        static let classes: [String] = [
      \(classes.joined(separator: "\n"))
        ]

        static let all: [String] = [
      \(names.joined(separator: "\n"))
        ]

        /// What is compiled of the schema at an index in `all`; nil behind the last.
        static func text(at index: Int) -> StaticString? {
          switch index {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  /// Whether a file declares a class; protocols, enumerations and option sets are none.
  private static func isClass(_ name: String) -> Bool {
    SchemaFiles.sources[name].map { $0.bytes.starts(with: "class:".utf8) } ?? false
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"" + escaped.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }
}

// Where a schema declares a member is not compiled.

extension PropertySchema {
  fileprivate var unplaced: PropertySchema {
    var copy = self
    copy.range = SourceRange(0, 0)
    return copy
  }
}

extension SlotSchema {
  fileprivate var unplaced: SlotSchema {
    var copy = self
    copy.range = SourceRange(0, 0)
    return copy
  }
}

extension OutletSchema {
  fileprivate var unplaced: OutletSchema {
    var copy = self
    copy.range = SourceRange(0, 0)
    return copy
  }
}
