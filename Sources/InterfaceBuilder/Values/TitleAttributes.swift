import SceneCatalog
import SceneModel

/// What documents call the attributes of a bar's title.
enum TitleAttributes {
  /// The key of each attribute's element, in Interface Builder's order.
  static let keys: [(name: String, key: String)] = [("font", "fontDescription"), ("foregroundColor", "textColor")]
}

extension ValueImport {
  /// The attributes of a title, without those that it takes from elsewhere.
  func textAttributes(_ node: DocumentNode) -> SceneValue {
    var element = ElementReading(node)
    var attributes: [SceneValue.FactoryArgument] = []
    for (name, key) in TitleAttributes.keys {
      guard let type = ValueReader.textAttributeTypes[name], let value = read(type, key, in: &element),
        value != .invalid, value != .null
      else { continue }
      attributes.append(.init(name: name, value: value))
    }
    return .textAttributes(attributes)
  }
}

extension DocumentValues {
  /// The element of a title's attributes.
  func textAttributes(_ attributes: [SceneValue.FactoryArgument], key: String) -> DocumentElement {
    var element = DocumentElement("textAttributes", ["key": key])
    for (name, key) in TitleAttributes.keys {
      guard let type = ValueReader.textAttributeTypes[name],
        let attribute = attributes.first(where: { $0.name == name })
      else { continue }
      put(attribute.value, as: type, key, into: &element)
    }
    return element
  }
}
