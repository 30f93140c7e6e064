import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What a rule looks at: the scene, the text it came from, and the classes of its objects.
struct ValidationContext {
  let tree: SyntaxTree
  let scene: Scene
  let catalog: SceneCatalog
  /// The oldest system that the application runs on; nil is the newest.
  let target: DeploymentTarget?
  /// What reading the text found wrong.
  let earlier: [Diagnostic]
  /// The class of each object, by index; nil where no schema declares it or its superclass.
  let schemas: [ClassSchema?]

  init(
    tree: SyntaxTree,
    scene: Scene,
    catalog: SceneCatalog,
    target: DeploymentTarget? = nil,
    earlier: [Diagnostic] = []
  ) {
    self.tree = tree
    self.scene = scene
    self.catalog = catalog
    self.target = target
    self.earlier = earlier
    var known: [String: ClassSchema] = [:]
    schemas = scene.objects.map { object in
      let names = [object.className.value, object.superclassName?.value].compactMap { $0 }
      for name in names {
        if let schema = known[name] ?? catalog.schema(named: name) {
          known[name] = schema
          return schema
        }
      }
      return nil
    }
  }

  /// The objects that the nib makes, with their classes.
  var objects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    scene.objects.indices.lazy.filter { scene.objects[$0].kind == .object }.map {
      (ObjectID($0), scene.objects[$0], schemas[$0])
    }
  }

  /// Whether something in a range could not be read.
  func hasEarlierErrors(in range: SourceRange) -> Bool {
    earlier.contains {
      $0.severity == .error && $0.range.lowerBound >= range.lowerBound && $0.range.lowerBound <= range.upperBound
    }
  }

  /// The class of an object.
  func schema(of id: ObjectID) -> ClassSchema? { schemas[id.index] }

  /// Whether an object is of a class, as far as the catalog knows; unknown classes may be anything.
  func mayBe(_ id: ObjectID, _ className: String) -> Bool {
    guard let schema = schemas[id.index] else { return true }
    if scene[id].kind != .object, scene[id].superclassName == nil, schema.name == "NSObject" { return true }
    return schema.isKind(of: className)
  }

  /// The objects around one, nearest first, itself included.
  func ancestors(of id: ObjectID) -> [ObjectID] {
    var chain = [id]
    var current = id
    while let parent = scene[current].parent {
      chain.append(parent)
      current = parent
    }
    return chain
  }
}
