import SceneCatalog
import SceneModel

/// An object of the scene whose keys are worked out.
struct SceneSubject: KeySubject {
  let id: ObjectID
  private let context: EmissionContext
  /// Where the view is; three keys in a row ask for it.
  private var knownGeometry: ViewGeometry?

  init(_ id: ObjectID, _ context: EmissionContext) {
    (self.id, self.context) = (id, context)
  }

  var schema: ClassSchema { context.validated.schema(of: id) }
  var tools: NibTools { context.tools }

  func says(_ property: String) -> SceneValue? {
    context.objects.value(of: property, at: id.index).map { context.archived($0, of: id) }
  }
  func sets(_ property: String) -> Bool { context.objects.sets(property, at: id.index) }
  func passesOver(_ property: String) -> Bool { context.passesOver(property, of: id) }
  func isPlacedByConstraints() -> Bool { context.isPlacedByConstraints(id) }

  mutating func geometry() -> ViewGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = context.geometry(of: id)
    knownGeometry = geometry
    return geometry
  }

  func children(in slot: String) -> [ObjectID] { context.objects.children(in: slot, at: id.index) }
  func archivedChildren(in slot: String) -> [ObjectID] { context.archivedChildren(of: id, in: slot, schema) }
  // The writer of these finds out, and writes nothing where there is none.
  func mayHaveConstraints() -> Bool { true }
  func mayHaveGuides() -> Bool { true }
  func mayHaveContent() -> Bool { true }
  func isPrototypeOfXcode7() -> Bool { context.isPrototypeOfXcode7(id) }
  func isTiedContentView() -> Bool { context.tiesContentViews && context.constrainedCell(around: id) != nil }
}
