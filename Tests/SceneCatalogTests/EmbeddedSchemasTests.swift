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

  /// The tool that reads sources has no catalog, so it has the superclasses by themselves.
  @Test func superclassesAreFresh() throws {
    let schemas = SchemaFiles.names.sorted().compactMap { SchemaFiles.catalog.schema(named: $0) }
    let rows = schemas.filter { !Self.isProtocol($0.name) }.map { "    \"\($0.name)\": \"\($0.superclass ?? "")\",\n" }
    let expected = """
      // Made from Schemas/ by `make schemas`; a test says when it is out of date.

      extension SystemClasses {
        /// The superclass of each class of the catalog; empty for one whose superclass is not in it.
        package static let superclasses: [String: String] = [
      \(rows.joined())  ]
      }

      """
    try Repository.expectFresh("Sources/PortableSources/SystemSuperclasses.swift", expected, command: "make schemas")
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
    #expect(schema.requiredProperties == read.requiredProperties)
    #expect(schema.requiredSlots == read.requiredSlots)
    #expect(schema.exclusions == read.exclusions)
    #expect(schema.madeSlots == read.madeSlots)
    #expect(schema.joiningSlots == read.joiningSlots)
    #expect(schema.guestSlots == read.guestSlots)
    #expect(schema.prototypeSlots == read.prototypeSlots)
    #expect(schema.constrainingSlots == read.constrainingSlots)
    #expect(schema.dataSourceSlots == read.dataSourceSlots)
    #expect(schema.unverifiedProperties == read.unverifiedProperties)
    #expect(schema.unverifiedSlots == read.unverifiedSlots)
    for known in KnownClass.allCases { #expect(schema.isKind(of: known) == read.isKind(of: known), "\(known)") }
    #expect(
      schema.members.named.map { $0?.takeUnretainedValue().schema.unplaced }
        == read.members.named.map { $0?.takeUnretainedValue().schema.unplaced }
    )
    for name in read.propertyNames { #expect(schema.properties[name]?.unplaced == read.properties[name]?.unplaced) }
    for name in read.slotNames { #expect(schema.slots[name]?.unplaced == read.slots[name]?.unplaced) }
    for name in read.outletNames { #expect(schema.outlets[name]?.unplaced == read.outlets[name]?.unplaced) }
  }

  private static func sourceFile() throws -> String {
    let tables = SchemaTables(
      of: SchemaFiles.catalog,
      names: SchemaFiles.names,
      protocols: Set(SchemaFiles.names.filter { isProtocol($0) })
    )
    try #require(tables.numbers.count == SchemaFiles.names.count)
    return """
      // swift-format-ignore-file
      // Made from Schemas/ by `make schemas`; a test says when it is out of date.

      /// The declarations of the schema files, as `SchemaTables` compiles them.
      enum EmbeddedSchemas {
        /// The texts of all declarations, those that are used most first; before each is its length.
        static var texts: StaticString {
      \(literal(tables.texts))
        }

        /// The numbers of the declarations, in the order of their names.
        static var numbers: StaticString {
      \(literal(tables.numbers))
        }

        /// Where the name of each declaration is in the texts, and where its numbers begin.
        static var index: StaticString {
      \(literal(tables.index))
        }
      }

      """
  }

  private static func isProtocol(_ name: String) -> Bool {
    SchemaFiles.sources[name].map { $0.bytes.starts(with: "protocol:".utf8) } ?? false
  }

  /// The literal of a text that has no end of a line but those that it says by escapes: a line for each part.
  private static func literal(_ parts: [String]) -> String {
    let lines = parts.map { part in
      "    " + part.unicodeScalars.map { escaped($0) }.joined()
    }
    return "    \"\"\"\n\(lines.joined(separator: "\\\n"))\n    \"\"\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
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
