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
  /// The classes that occur.
  private let distinct: [ClassSchema]
  /// The objects that the nib makes.
  private let made: [ObjectID]
  /// The objects whose class no schema declares, or that name a superclass.
  let strange: [ObjectID]
  /// The objects that have outlets or actions.
  let connected: [ObjectID]

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
    var known: [String: ClassSchema?] = [:]
    func schema(_ name: String) -> ClassSchema? {
      if let schema = known[name] { return schema }
      let schema = catalog.schema(named: name)
      known[name] = schema
      return schema
    }
    var schemas: [ClassSchema?] = []
    var (made, strange, connected): ([ObjectID], [ObjectID], [ObjectID]) = ([], [], [])
    schemas.reserveCapacity(scene.objects.count)
    made.reserveCapacity(scene.objects.count)
    for (index, object) in scene.objects.enumerated() {
      let own = schema(object.className.value)
      let superclass = object.superclassName.flatMap { schema($0.value) }
      schemas.append(own ?? superclass)
      if object.kind == .object { made.append(ObjectID(index)) }
      if own == nil || object.superclassName != nil { strange.append(ObjectID(index)) }
      if !object.outlets.isEmpty || !object.actions.isEmpty { connected.append(ObjectID(index)) }
    }
    self.schemas = schemas
    distinct = known.values.compactMap(\.self)
    (self.made, self.strange, self.connected) = (made, strange, connected)
  }

  /// The objects that the nib makes, with their classes.
  var objects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    made.lazy.map { (id: $0, object: scene.objects[$0.index], schema: schemas[$0.index]) }
  }

  /// The same of those that have outlets or actions.
  var connectedObjects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    connected.lazy.filter { scene.objects[$0.index].kind == .object }.map {
      (id: $0, object: scene.objects[$0.index], schema: schemas[$0.index])
    }
  }

  /// The objects of a class, outsiders included.
  func objects(of className: String) -> [ObjectID] {
    let classes = distinct.filter { $0.isKind(of: className) }
    guard !classes.isEmpty else { return [] }
    return schemas.indices.filter { index in classes.contains { $0 === schemas[index] } }.map { ObjectID($0) }
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
