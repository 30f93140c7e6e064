import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// Imports the objects of a document.
  mutating func addObjects(of root: DocumentNode) {
    for node in root.child("objects")?.children ?? [] {
      if node.name == "placeholder" {
        addOutsider(node)
      } else if let id = node["id"], survey.nestedRecognizers.contains(id) {
        continue
      } else if let id = object(node, in: nil, of: nil) {
        scene.topLevel.append(id)
      }
    }
    if reading == nil { StyleChoice.hoist(&scene, schemaNames) }
  }

  private mutating func addOutsider(_ node: DocumentNode) {
    let id = node["id"] ?? ""
    switch node["placeholderIdentifier"] {
    case "IBFilesOwner":
      scene[Scene.owner] = outsider(node, kind: .owner)
      scene[Scene.owner].interfaceBuilder = connectionIDs(of: node)
      outsiders["-1"] = Scene.owner
    case "IBFirstResponder": break
    default:
      let name = names[id]
      var object = outsider(node, kind: .placeholder(identifier: node["placeholderIdentifier"] ?? name ?? ""))
      guard let name else { return report("nothing refers to the placeholder", at: node) }
      object.identifier = Located(unwritten: name)
      object.interfaceBuilderID = id
      if let label = node["userLabel"] {
        object.interfaceBuilder.append(.init(SceneKeys.InterfaceBuilder.userLabel, .text(label)))
      }
      object.interfaceBuilder += connectionIDs(of: node)
      outsiders[id] = ObjectID(scene.objects.count)
      scene.objects.append(object)
    }
  }

  /// File's Owner or another object that the loader is handed.
  private mutating func outsider(_ node: DocumentNode, kind: SceneObject.Kind) -> SceneObject {
    let name = customClass(of: node) ?? "NSObject"
    var object = SceneObject(kind, unwrittenOf: name)
    object.outlets = outlets(of: node, nil)
    if name != "NSObject", catalog.schema(named: name) == nil {
      let hasView = object.outlets.contains { $0.name.value == "view" }
      object.superclassName = Located(unwritten: Self.superclass(of: name, hasView: hasView))
    }
    return object
  }

  /// What the class of an owner or a placeholder derives from, which the document does not say.
  ///
  /// An owner with a view is a controller, unless it is called a view itself.
  private static func superclass(of name: String, hasView: Bool) -> String {
    let isView = ["View", "Cell"].contains { name.hasSuffix($0) }
    return hasView && !isView ? "UIViewController" : "NSObject"
  }
}
