import Foundation
import SceneCatalog
import Testing

/// The schemas inside the executable are the files under Schemas/.
@Suite struct EmbeddedSchemasTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func areFresh() throws {
    let schemas = try Self.schemas()
    let path = Self.root.appendingPathComponent("Sources/SceneCatalog/BuiltIn/EmbeddedSchemas.swift")
    let expected = Self.sourceFile(schemas)
    if ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1" {
      try Data(expected.utf8).write(to: path)
      Issue.record("recorded \(path.lastPathComponent)")
    } else {
      #expect(try String(contentsOf: path, encoding: .utf8) == expected, "run 'make schemas'")
    }
  }

  /// Every schema file, by the name it declares.
  private static func schemas() throws -> [(name: String, text: String)] {
    let folder = root.appendingPathComponent("Schemas/UIKit").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".yaml") }.map { file in
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      return (name, try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func sourceFile(_ schemas: [(name: String, text: String)]) -> String {
    let names = schemas.map { "    \"\($0.name)\"," }
    let classes = schemas.filter { $0.text.hasPrefix("class:") }.map { "    \"\($0.name)\"," }
    let cases = schemas.map { "    case \"\($0.name)\": \(literal($0.text))" }
    return """
      // swift-format-ignore-file
      // Made from Schemas/ by `make schemas`; a test says when it is out of date.

      /// The schema files as text.
      enum EmbeddedSchemas {
        static let classes: [String] = [
      \(classes.joined(separator: "\n"))
        ]

        static let all: [String] = [
      \(names.joined(separator: "\n"))
        ]

        static func text(named name: String) -> StaticString? {
          switch name {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"" + escaped.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }
}
