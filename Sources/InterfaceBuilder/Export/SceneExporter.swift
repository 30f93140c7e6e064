import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The state of one export.
struct SceneExporter {
  let validated: ValidatedScene
  let scene: Scene
  let catalog: SceneCatalog
  let classes: ElementClasses
  let values: DocumentValues
  /// What the scene keeps for Interface Builder, by object.
  let notes: InterfaceBuilderNotes
  var ids = StableIDs()
  /// The ids of objects, and of constraints that have one.
  var objectIDs: [ObjectID: String] = [:]
  var constraintIDs: [Int: String] = [:]
  /// The ids that notes keep, by object and by segue; nil for one that something else has.
  var keptConstraints: [ObjectID: [String?]] = [:]
  var keptConnections: [ObjectID: [String?]] = [:]
  var segueIDs: [Int: String] = [:]
  /// What notes keep of the scenes of controllers, without ids that something else has.
  var keptSceneNotes: [ObjectID: SceneNotes] = [:]
  /// Where each object is in its slot, or among the top-level objects.
  private let places: [Int]
  /// The ids of guides that constraints name, by view and guide.
  var guideIDs: [GuideKey: String] = [:]
  /// The views that a constraint names as they are, not by a guide.
  let constrainedViews: Set<ObjectID>
  /// The views that a constraint places.
  let placedViews: Set<ObjectID>
  /// The objects that an outlet leads to or an action is sent to.
  let connectedObjects: Set<ObjectID>

  /// The frames that views get in place of those in the scene.
  var frames: [ObjectID: [Double]] = [:]
  /// The size of an image in points by its name; nil for one that is not known.
  var imageSize: (String) -> (width: Double, height: Double)? = { _ in nil }

  /// What of the scene is in the document.
  private(set) var parts = ExportedParts()

  /// What a scene of a storyboard knows of the others; nil for a scene that stands alone.
  var surroundings: StoryboardSurroundings?

  /// A guide of an object.
  struct GuideKey: Hashable {
    var owner: ObjectID
    var name: String
  }

  /// Makes the exporter of a scene that stands alone.
  init(_ validated: ValidatedScene, tree: SyntaxTree) {
    let notes = InterfaceBuilderNotes(NoteLocations(tree), validated.scene, root: tree.root)
    self.init(validated, notes, ElementClasses(validated.catalog))
    reserveIDs()
    nameObjects()
  }

  /// Makes an exporter whose objects have no ids yet.
  init(_ validated: ValidatedScene, _ notes: InterfaceBuilderNotes, _ classes: ElementClasses) {
    self.validated = validated
    scene = validated.scene
    catalog = validated.catalog
    self.classes = classes
    values = DocumentValues(catalog: catalog)
    self.notes = notes
    places = Self.places(in: scene)
    let terms = scene.constraints.map { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.map { $0.guide == nil ? $0.item.object : nil }
    }
    constrainedViews = Set(terms.joined().compactMap { $0 })
    connectedObjects = Set(
      scene.objects.flatMap { object in
        object.outlets.flatMap { $0.targets.compactMap(\.object) } + object.actions.compactMap(\.receiver.object)
      }
    )
    placedViews = Set(zip(terms, scene.constraints).flatMap { FixedFrame.views(placedBy: $0, on: $1.owner) })
  }

  private static func places(in scene: Scene) -> [Int] {
    let objects = scene.objects
    var places = Array(repeating: 0, count: objects.count)
    for (place, id) in scene.topLevel.enumerated() { places[id.index] = place }
    for slot in objects.records.lazy.flatMap(\.slots) {
      for (place, child) in objects.children[objects.slots[slot].children].enumerated() { places[Int(child)] = place }
    }
    return places
  }

  func schema(of id: ObjectID) -> ClassSchema { validated.schema(of: id) }

  /// Keeps the ids that the scene's notes have.
  ///
  /// Of two objects with the same id, as an object and its copy have, the first keeps it; the second gets one of its own.
  mutating func reserveIDs() {
    if surroundings == nil { for id in [Self.ownerID, Self.firstResponderID] { _ = ids.claim(id) } }
    for index in scene.objects.indices {
      let id = ObjectID(index)
      if index >= 2, let known = notes.id(of: id) ?? scene[id].interfaceBuilderID, ids.claim(known) {
        objectIDs[id] = known
      }
      keptConstraints[id] = notes.list(.constraints, of: id).map { ids.claim($0) ? $0 : nil }
      keptConnections[id] = notes.list(.connections, of: id).map { ids.claim($0) ? $0 : nil }
      for guide in notes.guides(of: id) where ids.claim(guide.id) {
        guideIDs[GuideKey(owner: id, name: guide.name)] = guide.id
      }
    }
    for (index, segue) in scene.segues.enumerated() {
      if let known = segue.interfaceBuilderID, ids.claim(known) { segueIDs[index] = known }
    }
  }

  private static let ownerID = "-1"
  private static let firstResponderID = "-2"

  /// Every object and constraint has an id: the document's own, or one made from its path in the scene.
  mutating func nameObjects() {
    parts = ExportedParts(validated, isInStoryboard: surroundings != nil)
    let indices = scene.objects.indices
    objectIDs[Scene.owner] = Self.ownerID
    objectIDs[Scene.firstResponder] = Self.firstResponderID
    for index in indices.dropFirst(2) where objectIDs[ObjectID(index)] == nil {
      objectIDs[ObjectID(index)] = ids.make(from: path(of: ObjectID(index)))
    }
    for index in indices {
      let kept = keptConstraints[ObjectID(index)] ?? []
      let constraints = scene.objects.constraints(at: index)
      for (offset, constraint) in constraints.enumerated() {
        constraintIDs[constraint] =
          (kept.count == constraints.count ? kept[offset] : nil)
          ?? ids.make(from: "\(path(of: ObjectID(index))).constraints.\(offset)")
      }
    }
  }

  /// An object's name, or its path from the nearest object with a name.
  func path(of id: ObjectID) -> String {
    let name = surroundings.map { "\($0.name):" } ?? ""
    return name + pathInScene(of: id)
  }

  private func pathInScene(of id: ObjectID) -> String {
    var path = ""
    var next: ObjectID? = id
    while let current = next {
      if let name = scene.objects.identifier(at: current.index)?.value { return name + path }
      path = "/\(scene.objects.slotName(at: current.index) ?? "objects").\(places[current.index])" + path
      next = scene.objects.parent(at: current.index)
    }
    return path
  }

  func id(of id: ObjectID) -> String { objectIDs[id] ?? "" }
}
