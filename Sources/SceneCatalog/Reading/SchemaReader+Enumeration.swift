import SceneModel
import SceneSyntax

extension SchemaReader {
  mutating func readEnumeration(_ root: NodeID, name: String, isOptionSet: Bool) -> EnumerationSchema {
    var schema = EnumerationSchema(name: name, isOptionSet: isOptionSet, summary: "", cases: [])
    let known = ["enumeration", "optionSet", "summary", "cases", "availability", "interfaceBuilder"]
    var availability: NodeID?
    forEachEntry(of: root, known: known, in: "an enumeration") { reader, key, _, value in
      switch key {
      case "summary": schema.summary = reader.tree.text(of: value)
      case "interfaceBuilder":
        for (spelling, name) in reader.tree.entries(of: value) {
          schema.interfaceBuilderCases[reader.tree.text(of: spelling)] = reader.tree.text(of: name)
        }
      case "cases": schema.cases = reader.readCases(value)
      case "availability": availability = value
      default: break
      }
    }
    if let availability { readAvailability(availability, into: &schema) }
    return schema
  }

  /// One version for all cases, or a map of those that came later than the rest.
  private mutating func readAvailability(_ node: NodeID, into schema: inout EnumerationSchema) {
    guard tree[node].kind == .mapping else {
      for index in schema.cases.indices { schema.cases[index].availability = tree.text(of: node) }
      return
    }
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      guard let index = schema.cases.firstIndex(where: { $0.name == name }) else {
        report("schema-form", "\(schema.name) has no case '\(name)'", at: tree[key].range)
        continue
      }
      schema.cases[index].availability = tree.text(of: value)
    }
  }

  private mutating func readCases(_ node: NodeID) -> [EnumerationSchema.Case] {
    tree.entries(of: node).map { key, value in
      let text = tree.text(of: value)
      let raw: SceneValue.RawValue = Int(text).map { .int($0) } ?? .string(text)
      return EnumerationSchema.Case(name: tree.text(of: key), raw: raw)
    }
  }
}
