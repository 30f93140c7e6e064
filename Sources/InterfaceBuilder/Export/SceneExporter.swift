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
  let tree: SyntaxTree
  let catalog: SceneCatalog
  let classes: ElementClasses
  let values: DocumentValues
  /// What the scene keeps for Interface Builder, by object.
  let notes: InterfaceBuilderNotes
  var ids = StableIDs()
  /// The ids of objects, and of constraints that have one.
  var objectIDs: [ObjectID: String] = [:]
  var constraintIDs: [Int: String] = [:]
  /// The ids of guides that constraints name, by view and guide.
  var guideIDs: [GuidePlace: String] = [:]
  /// The views that a constraint names as they are, not by a guide.
  let constrainedViews: Set<ObjectID>
  /// The views that a constraint places.
  let placedViews: Set<ObjectID>

  /// The frames that views get in place of those in the scene.
  var frames: [ObjectID: [Double]] = [:]
  /// The size of an image in points by its name; nil for one that is not known.
  var imageSize: (String) -> (width: Double, height: Double)? = { _ in nil }

  /// A guide of an object.
  struct GuidePlace: Hashable {
    var owner: ObjectID
    var name: String
  }

  init(_ validated: ValidatedScene, tree: SyntaxTree) {
    self.validated = validated
    scene = validated.scene
    self.tree = tree
    catalog = validated.catalog
    classes = ElementClasses(catalog)
    values = DocumentValues(catalog: catalog)
    notes = InterfaceBuilderNotes(tree, scene)
    let terms = scene.constraints.map { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.map { $0.guide == nil ? $0.item.object : nil }
    }
    constrainedViews = Set(terms.joined().compactMap { $0 })
    placedViews = Set(zip(terms, scene.constraints).flatMap { FixedFrame.views(placedBy: $0, on: $1.owner) })
    nameObjects()
  }

  func schema(of id: ObjectID) -> ClassSchema { validated.schema(of: id) }

  /// Every object and constraint has an id: the document's own, or one made from its place in the scene.
  private mutating func nameObjects() {
    let indices = scene.objects.indices
    for index in indices {
      guard let id = notes.id(of: ObjectID(index)) else { continue }
      objectIDs[ObjectID(index)] = id
      ids.reserve(id)
    }
    for index in indices {
      for id in notes.list(.constraints, of: ObjectID(index)) { ids.reserve(id) }
    }
    objectIDs[Scene.owner] = "-1"
    objectIDs[Scene.firstResponder] = "-2"
    for index in indices.dropFirst(2) where objectIDs[ObjectID(index)] == nil {
      objectIDs[ObjectID(index)] = ids.make(from: path(of: ObjectID(index)))
    }
    for index in indices {
      let kept = notes.list(.constraints, of: ObjectID(index))
      let constraints = scene.objects[index].constraints
      for (place, constraint) in constraints.enumerated() {
        constraintIDs[constraint] =
          kept.count == constraints.count
          ? kept[place] : ids.make(from: "\(path(of: ObjectID(index))).constraints.\(place)")
      }
    }
  }

  /// An object's name, or its place in its parent.
  func path(of id: ObjectID) -> String {
    var path = ""
    var next: ObjectID? = id
    while let current = next {
      let object = scene[current]
      if let name = object.identifier?.value { return name + path }
      let siblings = object.parent.map { scene[$0].children(in: object.slotName ?? "") } ?? scene.topLevel
      path = "/\(object.slotName ?? "objects").\(siblings.firstIndex(of: current) ?? 0)" + path
      next = object.parent
    }
    return path
  }

  func id(of id: ObjectID) -> String { objectIDs[id] ?? "" }
}
