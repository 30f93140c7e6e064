import SceneCatalog
import SceneDiagnostics
import SceneModel

/// Where an object of a nib is: in which nib, and there under which number.
struct NibLocation: Hashable {
  /// 0 is the nib itself, others are nested in it.
  var nib: Int
  var number: Int
}

/// What an object of a scene is in the nib that the scene is made from.
struct ObjectOrigin {
  /// Where the object is.
  var location: NibLocation
  /// The class of the catalog that says what the object has; nil for what the loader is handed.
  var schema: ClassSchema?
  /// The nib of its own that a prototype has; nil for other objects.
  var nestedNib: Int?
}

extension SceneObject {
  /// Gives a property another value, behind all others.
  mutating func set(_ name: String, _ value: SceneValue) {
    properties.removeAll { $0.name.value == name }
    properties.append(SceneProperty(unwritten: name, value))
  }
}
