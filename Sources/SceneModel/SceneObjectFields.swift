import SceneDiagnostics

/// What `SceneObject` holds.
struct SceneObjectFields: Sendable {
  var kind: SceneObject.Kind
  var range: SourceRange
  var className: Located<String>
  var superclassName: Located<String>?
  var identifier: Located<String>?
  var parent: ObjectID?
  var slotName: String?
  var properties: [SceneProperty] = []
  var slots: [SceneSlot] = []
  var embedding: SceneEmbedding?
  var outlets: [SceneOutlet] = []
  var actions: [SceneAction] = []
  var attributes: [SceneAttribute] = []
  var unknownKeys: [SceneObject.UnknownKey] = []
  var isInstalled: Bool = true
  var variations: [SceneVariation] = []
  var constraints: [Int] = []
  var interfaceBuilderID: String?
  var archive: ArchiveEdits = ArchiveEdits()
  var nib: ArchiveEdits = ArchiveEdits()
  var nibOrders: TableOrders = TableOrders()
}
