import SceneDiagnostics

/// What `SceneObject` holds of every object.
struct SceneObjectFields: Sendable {
  var kind: SceneObject.Kind
  var range: SourceRange
  var className: Located<String>
  var identifier: Located<String>?
  var parent: ObjectID?
  var slotName: String?
  var properties: [SceneProperty] = []
  var slots: [SceneSlot] = []
  var outlets: [SceneOutlet] = []
  var actions: [SceneAction] = []
  var isInstalled: Bool = true
  /// What few objects have, in one place; empty where an object has none of it.
  var rare: [RareFields] = []
}

/// What `SceneObject` holds of few objects.
struct RareFields: Sendable {
  var superclassName: Located<String>?
  var embedding: SceneEmbedding?
  var attributes: [SceneAttribute] = []
  var unknownKeys: [SceneObject.UnknownKey] = []
  var variations: [SceneVariation] = []
  var constraints: [Int] = []
  var interfaceBuilderID: String?
  var archive: ArchiveEdits = ArchiveEdits()
  var nib: ArchiveEdits = ArchiveEdits()
  var nibOrders: TableOrders = TableOrders()
}
