import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What a rule looks at: the scene, the text it came from, and the classes of its objects.
///
/// A class, since it has many parts and every rule is handed it.
final class ValidationContext: Sendable {
  let tree: SyntaxTree
  let scene: Scene
  /// The owner: rules ask for it again and again.
  let owner: SceneObject
  let catalog: SceneCatalog
  /// The oldest system that the application runs on; nil is the newest.
  let target: DeploymentTarget?
  /// What reading the text found wrong.
  let earlier: [Diagnostic]
  /// The nodes of the tree that the scene is made of, by their indexes; all of them where the text is one scene.
  let nodes: [Range<Int32>]
  /// Where the scene is in the tree; nil for a text without content.
  let root: NodeID?
  /// The classes of the objects.
  let classes: ObjectClasses
  /// Whether classes are views'.
  private let views: ObjectClasses.ByClass<Bool>
  /// The objects whose class no schema declares, or that name a superclass.
  let strange: [ObjectID]
  /// The objects that have outlets or actions.
  let connected: [ObjectID]
  /// Those of them that the nib makes, with their classes.
  let connectedObjects: [(id: ObjectID, schema: ClassSchema?)]
  /// The objects with parts that few have; see `ObjectRest.hasRareParts`.
  let unusual: [ObjectID]
  /// The objects with more than one slot.
  let branching: [ObjectID]
  /// What rules ask of every constraint, in the order of `Scene.constraints`.
  var constraints: Constraints { Constraints(all: scene.constraints) }

  /// The hashes of what each constraint says, in the same order.
  let meanings: ConstraintMeaning.Hashes
  /// Whether some object is not installed by default.
  let hasUninstalledObjects: Bool

  /// What a constraint says; nil for one that says nothing for sure.
  ///
  /// It is worked out again for the few constraints whose numbers others share: kept for all, it would be larger than the constraints.
  func meaning(_ index: Int) -> ConstraintMeaning? { ConstraintMeaning(scene.constraints, index) }

  init(
    tree: SyntaxTree,
    scene: Scene,
    catalog: SceneCatalog,
    target: DeploymentTarget? = nil,
    earlier: [Diagnostic] = [],
    part: ScenePartOfText? = nil
  ) {
    self.tree = tree
    nodes = part?.nodes ?? [0..<Int32(clamping: tree.nodeCount)]
    root = part.map { $0.root } ?? tree.root
    self.scene = scene
    owner = scene[Scene.owner]
    self.catalog = catalog
    self.target = target
    self.earlier = earlier
    meanings = ConstraintMeaning.Hashes(scene.constraints)
    classes = ObjectClasses(scene.objects, catalog)
    views = classes.map { $0.isKind(of: .view) }
    var (strange, connected): ([ObjectID], [ObjectID]) = ([], [])
    var (unusual, branching): ([ObjectID], [ObjectID]) = ([], [])
    var hasUninstalledObjects = false
    let objects = scene.objects
    for (index, record) in objects.records.enumerated() {
      if classes.isOfSuperclass(index) || classes[index] == nil || objects.hasSuperclassName(at: index) {
        strange.append(ObjectID(index))
      }
      if record.rest >= 0 {
        let rest = objects.rests[Int(record.rest)]
        if !rest.outlets.isEmpty || !rest.actions.isEmpty { connected.append(ObjectID(index)) }
        if rest.hasRareParts { unusual.append(ObjectID(index)) }
      }
      if record.slotCount > 1 { branching.append(ObjectID(index)) }
      hasUninstalledObjects = hasUninstalledObjects || !record.isInstalled
    }
    (self.strange, self.connected) = (strange, connected)
    let classes = classes
    connectedObjects = connected.filter { objects.isMade(at: $0.index) }.map {
      (id: $0, schema: classes[$0.index])
    }
    (self.unusual, self.branching) = (unusual, branching)
    self.hasUninstalledObjects = hasUninstalledObjects
  }

  /// An object by its identity.
  func object(_ id: ObjectID) -> SceneObject { id == Scene.owner ? owner : scene.objects[id.index] }

  /// The ids of all objects and constraints, in the order of the scene.
  var identifiers: [Located<String>] {
    scene.objects.indices.compactMap { scene.objects.identifier(at: $0) } + scene.constraintIdentifiers
  }

  /// The objects that the nib makes, with their classes.
  var objects: some Sequence<(id: ObjectID, object: SceneObject, schema: ClassSchema?)> {
    scene.objects.indices.lazy.filter { self.scene.objects.isMade(at: $0) }.map {
      (id: ObjectID($0), object: self.scene.objects[$0], schema: self.classes[$0])
    }
  }

  // Most rules are about few objects. Looking at all of them for each rule would take longer than the rules do.

  /// The objects that the nib makes and that have a part that few have, with their classes.
  ///
  /// - Parameter hasPart: Whether the object at an index has the part that a rule is about.
  func objects(
    withPart hasPart: (SceneObjectList, Int) -> Bool
  ) -> [(id: ObjectID, object: SceneObject, schema: ClassSchema?)] {
    let objects = scene.objects
    return unusual.filter { objects.isMade(at: $0.index) && hasPart(objects, $0.index) }.map {
      (id: $0, object: objects[$0.index], schema: classes[$0.index])
    }
  }

  /// The objects that the nib makes and whose classes are as a rule needs them, with these classes.
  func objects(
    where isIncluded: (ClassSchema) -> Bool
  ) -> [(id: ObjectID, object: SceneObject, schema: ClassSchema)] {
    let included = classes.map { isIncluded($0) ? $0 : nil }
    guard !included.isEmpty else { return [] }
    return scene.objects.indices.compactMap { index in
      guard scene.objects.isMade(at: index), let schema = included[index] else { return nil }
      return (id: ObjectID(index), object: scene.objects[index], schema: schema)
    }
  }

  /// The objects of a class, outsiders included.
  func objects(of className: String) -> [ObjectID] {
    let included = classes.map { $0.isKind(of: className) ? true : nil }
    guard !included.isEmpty else { return [] }
    return scene.objects.indices.filter { included[$0] != nil }.map { ObjectID($0) }
  }

  /// Whether the class of an object is known as a view's.
  func isView(_ id: ObjectID) -> Bool { views[id.index] == true }

  /// Whether something in a range could not be read.
  func hasEarlierErrors(in range: SourceRange) -> Bool {
    earlier.contains {
      $0.severity == .error && $0.range.lowerBound >= range.lowerBound && $0.range.lowerBound <= range.upperBound
    }
  }

  /// The class of an object.
  func schema(of id: ObjectID) -> ClassSchema? { classes[id.index] }

  /// Whether an object is of a class, as far as the catalog knows; unknown classes may be anything.
  func mayBe(_ id: ObjectID, _ className: String) -> Bool {
    guard let schema = classes[id.index] else { return true }
    if !scene.objects.isMade(at: id.index), schema.name == "NSObject", !scene.objects.hasSuperclassName(at: id.index) {
      return true
    }
    return schema.isKind(of: className)
  }

  /// Whether an object is another one, or is inside of it.
  func isInside(_ id: ObjectID, _ ancestor: ObjectID) -> Bool {
    var current = Int32(clamping: id.index)
    while current > ancestor.index { current = scene.objects.records[Int(current)].parent }
    return current == ancestor.index
  }

  /// The outlines of constraints, read where they are: a copy of them all would be a large part of a scene's memory.
  struct Constraints: RandomAccessCollection {
    fileprivate let all: [SceneConstraint]

    var startIndex: Int { 0 }
    var endIndex: Int { all.count }
    subscript(index: Int) -> SceneConstraint.Outline { all[index].outline }
  }
}
