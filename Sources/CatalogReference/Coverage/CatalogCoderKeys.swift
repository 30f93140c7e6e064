import SceneCatalog

/// The coder keys that objects of the catalog's classes write.
struct CatalogCoderKeys {
  private var byClass: [String: Set<String>] = [:]
  private var all: Set<String> = []

  init(_ catalog: SceneCatalog) {
    for schema in catalog.classNames.compactMap({ catalog.schema(named: $0) }) {
      add(schema.keys.map(\.key), to: schema.name)
      for property in schema.properties.values {
        // Parts of an object that are archived apart write keys of their own.
        if let container = property.container, let key = property.key { add([key], to: container) }
      }
    }
  }

  private mutating func add(_ keys: [String], to name: String) {
    byClass[name, default: []].formUnion(keys)
    all.formUnion(keys)
  }

  /// Whether the catalog covers an entry; a class swapper stands for an object of a custom class and may have any key.
  func contains(_ entry: Inventory.Entry) -> Bool {
    entry.owner == "UIClassSwapper" ? all.contains(entry.name) : byClass[entry.owner]?.contains(entry.name) == true
  }
}
