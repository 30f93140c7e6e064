import Foundation
import JSONText
import SceneReports
import TestSupport
import Testing

/// `Schemas/report.schema.json` and the reports have the same keys; `.ci/run` holds one against the other with a validator.
@Suite("The schema of reports")
struct ReportSchemaTests {
  private typealias Object = [String: Any]

  private static func object(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// Walks a value with its schema, and collects the keys by the name of what has them.
  private static func walk(_ value: Any, _ schema: Object, in root: Object, _ found: inout [String: Set<String>]) throws
  {
    var (schema, name) = (schema, "report")
    if let reference = schema["$ref"] as? String {
      name = String(reference.dropFirst("#/definitions/".count))
      schema = try #require((root["definitions"] as? Object)?[name] as? Object)
    }
    if let object = value as? Object {
      let properties = try #require(schema["properties"] as? [String: Object], "\(name) has keys")
      #expect(Set(object.keys) == Set(properties.keys), "keys of \(name)")
      #expect(Set(schema["required"] as? [String] ?? []) == Set(properties.keys), "required keys of \(name)")
      found[name, default: []].formUnion(object.keys)
      for (key, part) in object { try walk(part, properties[key] ?? [:], in: root, &found) }
    } else if let parts = value as? [Any] {
      for part in parts { try walk(part, try #require(schema["items"] as? Object), in: root, &found) }
    }
  }

  @Test("Each key of a report stands in the schema, and each definition is used")
  func keys() throws {
    let schema = try Self.object(try Repository.text("Schemas/report.schema.json"))
    let report = try Self.object(JSONReport(SampleReports.report()).value.line)
    var found: [String: Set<String>] = [:]
    try Self.walk(report, schema, in: schema, &found)
    let definitions = try #require(schema["definitions"] as? Object)
    #expect(Set(found.keys) == Set(definitions.keys).union(["report"]))
  }
}
