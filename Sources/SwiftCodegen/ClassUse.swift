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
    var uses: [ClassUse] = []
    for index in scene.scene.objects.indices {
      addOutlets(at: index, in: scene, to: &uses)
      addActions(at: index, in: scene, to: &uses)
      addProperties(at: index, in: scene, to: &uses)
    }
    return uses
  }

  /// Whether a class is an application's.
  static func isCustom(_ name: String, _ catalog: SceneCatalog) -> Bool {
    catalog.schema(named: name)?.isCustom ?? true
  }

  private static func addOutlets(at index: Int, in scene: ValidatedScene, to uses: inout [ClassUse]) {
    let outlets = scene.scene.objects.outlets(at: index)
    guard !outlets.isEmpty else { return }
    let className = scene.scene.objects.writtenClass(at: index)
    guard isCustom(className.value, scene.catalog) else { return }
    let inherited = scene.catalog.schema(named: scene.schema(of: ObjectID(index)).archivedName)
    for outlet in outlets where inherited?.outlets[outlet.name.value] == nil {
      uses.append(
        ClassUse(className: className, kind: outlet.isCollection ? .collection : .outlet, name: outlet.name)
      )
    }
  }

  private static func addActions(at index: Int, in scene: ValidatedScene, to uses: inout [ClassUse]) {
    let objects = scene.scene.objects
    for action in objects.actions(at: index) {
      guard let receiver = action.receiver.object, receiver != Scene.firstResponder else { continue }
      let name = objects.writtenClass(at: receiver.index)
      guard isCustom(name.value, scene.catalog) else { continue }
      uses.append(ClassUse(className: name, kind: .action, name: action.selector))
    }
  }

  /// Adds runtime attributes, and properties that a schema of the application declares; what UIKit's own class has is none of the application's.
  private static func addProperties(at index: Int, in scene: ValidatedScene, to uses: inout [ClassUse]) {
    let objects = scene.scene.objects
    let attributes = objects.attributes(at: index)
    guard objects.isMade(at: index), objects.records[index].propertyCount > 0 || !attributes.isEmpty else { return }
    let className = objects.writtenClass(at: index)
    guard isCustom(className.value, scene.catalog) else { return }
    let schema = scene.schema(of: ObjectID(index))
    let inherited = scene.catalog.schema(named: schema.archivedName)?.properties ?? [:]
    let declared = objects.records[index].properties.map { property in
      Located(objects.names[objects.properties[property].name], at: objects.ranges(ofProperty: property).key)
    }.filter { name in
      schema.properties[name.value].flatMap { scene.catalog.schema(named: $0.declaringClass) }?.isCustom == true
    }
    let names = attributes.map { attribute in
      Located(attribute.keyPath.value.prefix { $0 != "." }.description, at: attribute.keyPath.range)
    }
    for name in declared + names {
      let predicate = "is" + name.value.prefix(1).uppercased() + name.value.dropFirst()
      guard name.value != "layer", inherited[name.value] == nil, inherited[predicate] == nil else { continue }
      uses.append(ClassUse(className: className, kind: .property, name: name))
    }
  }
}
