import SceneModel
import SceneSyntax

extension SchemaReader {
  mutating func readEnumeration(_ root: NodeID, name: String, isOptionSet: Bool) -> EnumerationSchema {
    var schema = EnumerationSchema(name: name, isOptionSet: isOptionSet, summary: "", cases: [])
    let known = ["enumeration", "optionSet", "summary", "cases", "availability", "interfaceBuilder"]
    forEachEntry(of: root, known: known, in: "an enumeration") { reader, key, _, value in
      switch key {
      case "summary": schema.summary = reader.tree.text(of: value)
      case "availability": schema.availability = reader.version(value)
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
    var cases: [EnumerationSchema.Case] = []
    for (key, value) in tree.entries(of: node) {
      var found = EnumerationSchema.Case(name: tree.text(of: key), raw: raw(value))
      if tree[value].kind == .mapping {
        forEachEntry(of: value, known: ["raw", "availability", "deprecated"], in: "a case") { reader, part, _, node in
          switch part {
          case "raw": found.raw = reader.raw(node)
          case "availability": found.availability = reader.version(node)
          default: found.deprecation = reader.version(node)
          }
        }
      }
      cases.append(found)
    }
    return cases
  }

  private func raw(_ node: NodeID) -> SceneValue.RawValue {
    let text = tree.text(of: node)
    return Int(text).map { .int($0) } ?? .string(text)
  }
}
