import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// A use that a scene makes of a name in an application's class, with its range in the text.
struct ClassUse {
  var className: Located<String>
  var kind: SceneInterface.Connection.Kind
  var name: Located<String>

  var connection: SceneInterface.Connection {
    .init(className: className.value, kind: kind, name: name.value)
  }

  /// All uses of a scene, in the order of the text.
  static func all(in scene: ValidatedScene) -> [ClassUse] {
    scene.scene.objects.indices.flatMap { index in
      let id = ObjectID(index)
      return outlets(of: id, in: scene) + actions(of: id, in: scene) + properties(of: id, in: scene)
    }
  }

  /// Whether a class is an application's.
  static func isCustom(_ name: String, _ catalog: SceneCatalog) -> Bool {
    catalog.schema(named: name)?.isCustom ?? true
  }

  private static func outlets(of id: ObjectID, in scene: ValidatedScene) -> [ClassUse] {
    let object = scene.scene[id]
    guard isCustom(object.className.value, scene.catalog) else { return [] }
    let schema = scene.schema(of: id)
    let inherited = scene.catalog.schema(named: schema.archivedName)
    return object.outlets.compactMap { outlet in
      guard inherited?.outlets[outlet.name.value] == nil else { return nil }
      return ClassUse(className: object.className, kind: outlet.isCollection ? .collection : .outlet, name: outlet.name)
    }
  }

  private static func actions(of id: ObjectID, in scene: ValidatedScene) -> [ClassUse] {
    scene.scene[id].actions.compactMap { action in
      guard let receiver = action.receiver.object, scene.scene[receiver].kind != .firstResponder else { return nil }
      let name = scene.scene[receiver].className
      guard isCustom(name.value, scene.catalog) else { return nil }
      return ClassUse(className: name, kind: .action, name: action.selector)
    }
  }

  /// Runtime attributes, and properties that a schema of the application declares; what UIKit's own class has is none of the application's.
  private static func properties(of id: ObjectID, in scene: ValidatedScene) -> [ClassUse] {
    let object = scene.scene[id]
    guard object.kind == .object, isCustom(object.className.value, scene.catalog) else { return [] }
    let schema = scene.schema(of: id)
    let inherited = scene.catalog.schema(named: schema.archivedName)?.properties ?? [:]
    let declared = object.properties.map(\.name).filter { name in
      schema.properties[name.value].flatMap { scene.catalog.schema(named: $0.declaringClass) }?.isCustom == true
    }
    let attributes = object.attributes.map { attribute in
      Located(attribute.keyPath.value.prefix { $0 != "." }.description, at: attribute.keyPath.range)
    }
    return (declared + attributes).compactMap { name in
      let predicate = "is" + name.value.prefix(1).uppercased() + name.value.dropFirst()
      guard name.value != "layer", inherited[name.value] == nil, inherited[predicate] == nil else { return nil }
      return ClassUse(className: object.className, kind: .property, name: name)
    }
  }
}
