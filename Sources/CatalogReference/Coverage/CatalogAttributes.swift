import SceneCatalog

/// The attributes of Interface Builder documents that properties and slots of the catalog hold.
struct CatalogAttributes {
  private var byElement: [String: Set<String>] = [:]
  /// The elements that stand for objects of the catalog's classes.
  private(set) var elements: Set<String> = []

  init(_ catalog: SceneCatalog) {
    let protocols = CompiledSchemas.allNames.filter { !CompiledSchemas.classNames.contains($0) }
    for schema in (catalog.classNames + protocols).compactMap({ catalog.schema(named: $0) }) {
      guard let element = schema.element else { continue }
      elements.formUnion([element] + schema.otherElements)
      for property in schema.properties.values {
        let names = property.attributes.isEmpty ? [property.name] : Array(property.attributes.values)
        let constants = property.constantAttributes.values.compactMap {
          $0.split(separator: "=").first.map(String.init)
        }
        for element in [element] + schema.otherElements {
          byElement[element, default: []].formUnion(names + constants)
        }
      }
    }
  }

  func contains(_ entry: Inventory.Entry) -> Bool { byElement[entry.owner]?.contains(entry.name) == true }
}
