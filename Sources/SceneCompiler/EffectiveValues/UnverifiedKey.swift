import SceneCatalog
import SceneModel

/// A property that a scene sets, or a slot that it fills, and whose coder key no nib of Xcode was seen with.
package struct UnverifiedKey: Hashable, Comparable, Sendable {
  /// The class that declares the property or slot.
  package var className: String
  package var property: String
  package var key: String

  /// Makes a key.
  package init(className: String, property: String, key: String) {
    (self.className, self.property, self.key) = (className, property, key)
  }

  /// Orders by class, then by property.
  package static func < (left: UnverifiedKey, right: UnverifiedKey) -> Bool {
    (left.className, left.property) < (right.className, right.property)
  }
}

extension ValidatedScene {
  /// The properties set and slots filled in the scene that have such keys; empty for most scenes.
  package var unverifiedKeys: Set<UnverifiedKey> {
    var found: Set<UnverifiedKey> = []
    let objects = scene.objects
    // Most classes have no such key, and most scenes use none: the names are looked up once for a class.
    func numbered(_ names: [String]) -> [(name: String, number: UInt32)] {
      names.compactMap { name in objects.names.number(of: name).map { (name, $0) } }
    }
    var byName = [UnverifiedNames?](repeating: nil, count: objects.names.names.count)
    // The classes of which nothing is to be looked for.
    var isClear = Array(repeating: false, count: objects.names.names.count)
    for index in objects.indices where objects.records[index].kind == .object {
      let (id, className) = (ObjectID(index), Int(objects.records[index].className))
      if isClear[className] { continue }
      let known = byName[className]
      let names =
        known
        ?? UnverifiedNames(
          properties: numbered(schema(of: id).unverifiedProperties),
          slots: numbered(schema(of: id).unverifiedSlots)
        )
      if known == nil, !hasSuperclassOnly(id) {
        byName[className] = names
        isClear[className] = names.properties.isEmpty && names.slots.isEmpty
      }
      for (name, number) in names.properties where objects.property(number, at: index) != nil {
        guard let property = schema(of: id).properties[name], let key = property.key else { continue }
        found.insert(UnverifiedKey(className: property.declaringClass, property: name, key: key))
      }
      for (name, number) in names.slots where objects.slot(number, at: index) != nil {
        let schema = schema(of: id)
        guard !objects.children(in: name, at: index).isEmpty, let key = schema.slots[name]?.key else { continue }
        let declaring = schema.className(declaring: name, in: catalog)
        found.insert(UnverifiedKey(className: declaring, property: name, key: key))
      }
    }
    for value in objects.values { Self.addSymbolKeys(of: value, to: &found) }
    return found
  }

  /// Adds the keys of what scenes say of the colors of symbols.
  private static func addSymbolKeys(of value: SceneValue, to found: inout Set<UnverifiedKey>) {
    switch value {
    case .image(.system(_, let configuration?)):
      for part in UnverifiedKey.symbolParts where part.isSaid(configuration) { found.insert(part.key) }
    case .keyed(let values): for value in values { addSymbolKeys(of: value.value, to: &found) }
    case .factory(_, let arguments): for argument in arguments { addSymbolKeys(of: argument.value, to: &found) }
    default: break
    }
  }
}

extension UnverifiedKey {
  /// A part of an image whose key no nib was seen with.
  package struct SymbolPart: Sendable {
    package var key: UnverifiedKey
    let isSaid: @Sendable (SceneImage.SymbolConfiguration) -> Bool
  }

  /// The parts of images whose keys no nib was seen with.
  package static let symbolParts: [SymbolPart] = [
    symbolPart("configuration.textStyle", "UIImageSymbolConfigurationTextStyle") { $0.textStyle != nil },
    symbolPart("configuration.renderingMode", "UIImageSymbolConfigurationRenderingMode") { $0.renderingMode != nil },
    symbolPart("configuration.colors", "UIImageSymbolConfigurationColors") { !$0.colors.isEmpty },
    symbolPart("variableValue", "UISymbolVariableValue") { $0.variableValue != nil },
  ]

  private static func symbolPart(
    _ property: String,
    _ key: String,
    _ isSaid: @escaping @Sendable (SceneImage.SymbolConfiguration) -> Bool
  ) -> SymbolPart {
    SymbolPart(key: UnverifiedKey(className: "UIImage", property: property, key: key), isSaid: isSaid)
  }
}

/// The properties and slots of a class whose keys no nib was seen with, as far as the scene has their names.
private struct UnverifiedNames {
  let properties: [(name: String, number: UInt32)]
  let slots: [(name: String, number: UInt32)]
}
