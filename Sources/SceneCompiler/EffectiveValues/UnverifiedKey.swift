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
    for index in objects.indices where objects.isMade(at: index) {
      let schema = schema(of: ObjectID(index))
      for name in schema.unverifiedProperties where objects.sets(name, at: index) {
        guard let property = schema.properties[name], let key = property.key else { continue }
        found.insert(UnverifiedKey(className: property.declaringClass, property: name, key: key))
      }
      for name in schema.unverifiedSlots where !objects.children(in: name, at: index).isEmpty {
        guard let key = schema.slots[name]?.key else { continue }
        let declaring = schema.className(declaring: name, in: catalog)
        found.insert(UnverifiedKey(className: declaring, property: name, key: key))
      }
    }
    return found
  }
}
