import SceneModel
import SceneSyntax

extension SchemaReader {
  mutating func readEnumeration(_ root: NodeID, name: String, isOptionSet: Bool) -> EnumerationSchema {
    var schema = EnumerationSchema(name: name, isOptionSet: isOptionSet, summary: "", cases: [])
    let known = ["enumeration", "optionSet", "summary", "cases", "availability", "interfaceBuilder"]
    forEachEntry(of: root, known: known, in: "an enumeration") { reader, key, _, value in
      switch key {
      case "summary": schema.summary = reader.tree.text(of: value)
      case "interfaceBuilder":
        for (spelling, name) in reader.tree.entries(of: value) {
          schema.interfaceBuilderCases[reader.tree.text(of: spelling)] = reader.tree.text(of: name)
        }
      case "cases": schema.cases = reader.readCases(value)
      default: break
      }
    }
    return schema
  }

  private mutating func readCases(_ node: NodeID) -> [EnumerationSchema.Case] {
    tree.entries(of: node).map { key, value in
      let text = tree.text(of: value)
      let raw: SceneValue.RawValue = Int(text).map { .int($0) } ?? .string(text)
      return EnumerationSchema.Case(name: tree.text(of: key), raw: raw)
    }
  }
}
