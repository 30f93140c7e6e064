import SceneCatalog
import SceneModel

/// A property that a scene sets, and whose coder key no nib of Xcode was seen with.
package struct UnverifiedKey: Hashable, Comparable, Sendable {
  /// The class that declares the property.
  package var className: String
  package var property: String
  package var key: String

  /// Orders by class, then by property.
  package static func < (left: UnverifiedKey, right: UnverifiedKey) -> Bool {
    (left.className, left.property) < (right.className, right.property)
  }
}

extension ValidatedScene {
  /// The properties set in the scene that have such keys; empty for most scenes.
  package var unverifiedKeys: Set<UnverifiedKey> {
    var found: Set<UnverifiedKey> = []
    let objects = scene.objects
    // Most classes have no such property, and most scenes set none: the names are looked up once for a class.
    var byName = [[(name: String, number: UInt32)]?](repeating: nil, count: objects.names.names.count)
    for index in objects.indices where objects.isMade(at: index) {
      let (id, className) = (ObjectID(index), Int(objects.records[index].className))
      let known = byName[className]
      let names =
        known
        ?? schema(of: id).unverifiedProperties.compactMap { name in
          objects.names.number(of: name).map { (name, $0) }
        }
      if known == nil, !hasSuperclassOnly(id) { byName[className] = names }
      for (name, number) in names where objects.property(number, at: index) != nil {
        guard let property = schema(of: id).properties[name], let key = property.key else { continue }
        found.insert(UnverifiedKey(className: property.declaringClass, property: name, key: key))
      }
    }
    return found
  }
}
