import SceneCatalog

extension DocumentImporter {
  /// Reports what images and configurations of buttons have in a document and not in a scene: their elements are read as one value.
  mutating func reportValueParts(of element: DocumentNode) {
    for node in element.children {
      switch node.name {
      case "state": reportValueParts(of: node)
      case "imageReference": reportRest(of: node, attributes: ["image", "catalog", "symbolScale"], elements: [])
      case "preferredSymbolConfiguration":
        let isOfFont = node["configurationType"] == "font"
        let names = Set(["configurationType", "scale", "weight"] + (isOfFont ? [] : ["pointSize"]))
        reportRest(of: node, attributes: names, elements: isOfFont ? ["fontDescription"] : [])
      case "buttonConfiguration":
        let names = ConfigurationParts.names
        reportRest(
          of: node,
          attributes: names.own.union(["style", "catalog"]),
          elements: names.own.union([ConfigurationParts.background])
        )
        reportValueParts(of: node)
      case ConfigurationParts.backgroundElement:
        let names = ConfigurationParts.names.background
        reportRest(of: node, attributes: names, elements: names)
      case "textAttributes" where element.name == "navigationBar":
        reportRest(of: node, attributes: [], elements: Set(TitleAttributes.keys.map(\.key)))
      default: break
      }
    }
  }

  /// Reports attributes that are none of some, and elements whose keys are none of some and that are no values of their own.
  private mutating func reportRest(of node: DocumentNode, attributes: Set<String>, elements: Set<String>) {
    for attribute in node.attributes where !attributes.contains(attribute.name) && attribute.name != "key" {
      report("the attribute '\(attribute.name)' of \(node.name) cannot be written in a scene", at: node)
    }
    let values = ["imageReference", "preferredSymbolConfiguration"]
    for child in node.children where !values.contains(child.name) && !elements.contains(child["key"] ?? "") {
      let key = child["key"].map { " '\($0)'" } ?? ""
      report("the element \(child.name)\(key) of \(node.name) cannot be written in a scene", at: child)
    }
  }
}
