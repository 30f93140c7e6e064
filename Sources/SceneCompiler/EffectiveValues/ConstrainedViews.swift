import SceneCatalog
import SceneModel

/// The views that constraints name.
struct ConstrainedViews: Sendable {
  // By index; empty where there are none.
  private var isNamed: [Bool] = []

  /// Whether constraints name no view.
  var isEmpty: Bool { isNamed.isEmpty }

  /// Whether a constraint names an object.
  func contains(_ id: ObjectID) -> Bool { !isNamed.isEmpty && isNamed[id.index] }

  fileprivate mutating func insert(_ term: SceneConstraint.Outline.Term, of scene: Scene) {
    guard !term.hasGuide, let id = term.object else { return }
    if isNamed.isEmpty { isNamed = Array(repeating: false, count: scene.objects.count) }
    isNamed[id.index] = true
  }
}

extension ValidatedScene {
  /// The views that some of the scene's constraints name.
  func constrainedViews(of constraints: some Sequence<Int>) -> ConstrainedViews {
    var views = ConstrainedViews()
    for index in constraints {
      let outline = scene.constraints[index].outline
      views.insert(outline.first, of: scene)
      if let second = outline.second { views.insert(second, of: scene) }
    }
    return views
  }

  /// Whether a view that says nothing of it leaves its position to constraints: a subview that a constraint names, or an arranged one.
  func isPlacedByConstraints(_ id: ObjectID, constrained: ConstrainedViews) -> Bool {
    guard let parent = scene.objects.parent(at: id.index) else { return false }
    let schema = schema(of: parent)
    guard !constrained.isEmpty || !schema.constrainingSlots.isEmpty,
      let slotName = scene.objects.slotName(at: id.index)
    else { return false }
    return PlacedProperty.isPlaced(
      slot: slotName,
      usesConstraints: schema.constrainingSlots.contains(slotName),
      isNamedByConstraint: constrained.contains(id)
    )
  }

  /// Whether an object is in a nib at all: one that no size class installs, and that nothing refers to, is not.
  func isInNib(_ id: ObjectID) -> Bool {
    scene.objects.records[id.index].isInstalled || !scene.objects.variations(at: id.index).isEmpty
      || referenced.contains(id)
  }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(constraint index: Int) -> Bool {
    let outline = scene.constraints[index].outline
    return outline.isInstalled || outline.varies || referencedConstraints.contains(index)
  }
}
