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
  /// The objects with parts that few have; see `SceneObject.hasRareParts`.
  let unusual: [ObjectID]
  /// The objects with more than one slot.
  let branching: [ObjectID]
  /// The ids of all objects.
  let identifiers: [Located<String>]
  /// Whether some object is not installed by default.
  let hasUninstalledObjects: Bool

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
    var (unusual, branching): ([ObjectID], [ObjectID]) = ([], [])
    var identifiers: [Located<String>] = []
    var hasUninstalledObjects = false
    schemas.reserveCapacity(scene.objects.count)
    made.reserveCapacity(scene.objects.count)
    for (index, object) in scene.objects.enumerated() {
      let own = schema(object.className.value)
      let superclass = object.superclassName.flatMap { schema($0.value) }
      schemas.append(own ?? superclass)
      if object.kind == .object { made.append(ObjectID(index)) }
      if own == nil || object.superclassName != nil { strange.append(ObjectID(index)) }
      if !object.outlets.isEmpty || !object.actions.isEmpty { connected.append(ObjectID(index)) }
      if object.hasRareParts { unusual.append(ObjectID(index)) }
      if object.slots.count > 1 { branching.append(ObjectID(index)) }
      if let identifier = object.identifier { identifiers.append(identifier) }
      hasUninstalledObjects = hasUninstalledObjects || !object.isInstalled
    }
    self.schemas = schemas
    distinct = known.values.compactMap(\.self)
    (self.made, self.strange, self.connected) = (made, strange, connected)
    (self.unusual, self.branching) = (unusual, branching)
    (self.identifiers, self.hasUninstalledObjects) = (identifiers, hasUninstalledObjects)
  }

  /// The objects that the nib makes, with their classes.
  var objects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    made.lazy.map { (id: $0, object: scene.objects[$0.index], schema: schemas[$0.index]) }
  }

  // Most rules are about few objects. Looking at all of them for each rule would take longer than the rules do.

  /// The same of those that have outlets or actions.
  var connectedObjects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    made(of: connected)
  }

  /// The same of those with parts that few have.
  var unusualObjects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> { made(of: unusual) }

  /// The same of those whose class is as a rule needs it.
  func objects(
    where isIncluded: (ClassSchema) -> Bool
  ) -> [(id: ObjectID, object: SceneObject, schema: ClassSchema)] {
    let classes = distinct.filter(isIncluded)
    guard !classes.isEmpty else { return [] }
    return made.compactMap { id in
      guard let schema = schemas[id.index], classes.contains(where: { $0 === schema }) else { return nil }
      return (id: id, object: scene.objects[id.index], schema: schema)
    }
  }

  private func made(
    of ids: [ObjectID]
  ) -> some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    ids.lazy.filter { scene.objects[$0.index].kind == .object }.map {
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
