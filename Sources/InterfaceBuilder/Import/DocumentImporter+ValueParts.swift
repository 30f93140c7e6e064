import SceneCatalog
import SceneModel

extension DocumentImporter {
  /// Reports what images and configurations have in a document and not in a scene: their elements are read as one value.
  mutating func reportValueParts(of element: DocumentNode) {
    for node in element.children {
      switch node.name {
      case "state": reportValueParts(of: node)
      case "imageReference":
        reportRest(
          of: node,
          attributes: SymbolColors.attributes.union(["image", "catalog", "symbolScale"]),
          elements: []
        )
        reportColors(of: node)
      case "preferredSymbolConfiguration":
        let isOfFont = node["configurationType"] == "font"
        let names = Set(["configurationType", "scale", "weight"] + (isOfFont ? [] : ["pointSize"]))
        reportRest(
          of: node,
          attributes: names.union(SymbolColors.attributes),
          elements: isOfFont ? ["fontDescription"] : []
        )
        reportColors(of: node)
      case "textAttributes" where element.name == "navigationBar":
        reportRest(of: node, attributes: [], elements: Set(TitleAttributes.keys.map(\.key)))
      default: if let kind = ConfigurationParts.kind(of: node) { reportParts(of: node, ConfigurationParts(kind)) }
      }
    }
  }

  private mutating func reportParts(of node: DocumentNode, _ parts: ConfigurationParts) {
    let own = parts.ownNames
    reportRest(
      of: node,
      attributes: own.union(ConfigurationParts.factoryAttributes).union(["catalog"]),
      elements: own.union(parts.groups.map(\.key))
    )
    reportValueParts(of: node)
    for group in parts.groups {
      let names = parts.names(in: group)
      for inner in node.children where inner["key"] == group.key {
        reportRest(of: inner, attributes: names, elements: names)
      }
    }
  }

  /// Reports what a document says of a symbol's colors that no scene can say.
  private mutating func reportColors(of node: DocumentNode) {
    var found = SceneImage.SymbolConfiguration()
    values.addColors(of: node, to: &found)
    let left = [("renderingMode", found.renderingMode == nil), ("variableValue", found.variableValue == nil)]
    for (attribute, isLeft) in left where isLeft && node[attribute] != nil {
      report("the attribute '\(attribute)' of \(node.name) cannot be written in a scene", at: node)
    }
    for list in node.children where SymbolColors.elements.contains(list.name) && found.colors.isEmpty {
      report("the element \(list.name) of \(node.name) cannot be written in a scene", at: list)
    }
  }

  /// Reports attributes that are none of some, and elements whose keys are none of some and that are no values of their own.
  private mutating func reportRest(of node: DocumentNode, attributes: Set<String>, elements: Set<String>) {
    for attribute in node.attributes where !attributes.contains(attribute.name) && attribute.name != "key" {
      report("the attribute '\(attribute.name)' of \(node.name) cannot be written in a scene", at: node)
    }
    let values = ["imageReference", "preferredSymbolConfiguration"] + SymbolColors.elements
    for child in node.children where !values.contains(child.name) && !elements.contains(child["key"] ?? "") {
      let key = child["key"].map { " '\($0)'" } ?? ""
      report("the element \(child.name)\(key) of \(node.name) cannot be written in a scene", at: child)
    }
  }
}
