package import SceneLanguage
import SceneModel

extension SceneCatalog: SceneSpelling {
  package func objectSpelling(ofClass name: String, superclass: String?) -> any ObjectSpelling {
    ClassSpelling(schema(named: name) ?? superclass.flatMap { schema(named: $0) }, in: self)
  }

  package func caseName(_ raw: Int, of type: String) -> String? {
    enumeration(named: type)?.cases.first { $0.raw == .int(raw) }?.name
  }
}

/// How the objects of a class of the catalog are written.
private struct ClassSpelling: ObjectSpelling {
  let schema: ClassSchema?
  let order: ObjectKeyOrder

  init(_ schema: ClassSchema?, in catalog: SceneCatalog) {
    self.schema = schema
    order = ObjectKeyOrder(schema, in: catalog)
  }

  func rank(of key: String) -> Int { order.rank(of: key) }

  func isSingle(slot name: String) -> Bool { schema?.slots[name]?.isSingle == true }

  func constant(_ number: Double, of property: String) -> String? {
    schema?.properties[property]?.constants.filter { $0.value == number }.keys.min()
  }
}
