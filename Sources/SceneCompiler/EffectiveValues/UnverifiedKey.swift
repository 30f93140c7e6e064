import SceneCatalog
import SceneModel

/// A property that a scene sets, or a slot that it fills, and whose coder key no nib of Xcode was seen with.
package struct UnverifiedKey: Hashable, Comparable, Sendable {
  /// The class that declares the property or slot.
  package var className: String
  package var property: String
  package var key: String

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
    return found
  }
}

/// The properties and slots of a class whose keys no nib was seen with, as far as the scene has their names.
private struct UnverifiedNames {
  let properties: [(name: String, number: UInt32)]
  let slots: [(name: String, number: UInt32)]
}
